// placeholder until generated
import type { Message } from "../protocol/Message";
export type DcCardText = { kind: "starter" | "hero" | "villain" | "super-power" | "equipment" | "location" | "super-villain" | "weakness", cost: number, points: number | null, power: number, draws: number, attack: boolean, defense: boolean, labels: Array<Message>, text: Array<Message>, reconstructed: boolean, };
