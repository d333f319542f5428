import type { Message } from "../protocol/Message";
export type DcTileText = { labels: Array<Message>, text: Array<Message>, needs: Array<Message>, reconstructed: boolean, };
