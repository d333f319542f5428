import type { DcCardText } from "./DcCardText";
import type { DcTileText } from "./DcTileText";
export type DcCatalogue = { hash: string, cards: { [key in string]: DcCardText }, heroes: { [key in string]: DcTileText }, challenges: { [key in string]: DcTileText }, plots: { [key in string]: DcTileText }, machinations: { [key in string]: DcTileText }, names: { [key in string]: string }, };
