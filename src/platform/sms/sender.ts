/** A text message as it goes out: `id` is stable over tries, so that the provider can drop a repeated one. `to` is E.164. */
export type TextMessage = { readonly id: string; readonly to: string; readonly text: string }

export type TextSender = {
  /** Hands the message to the provider. Throws `TextRefused` when it will never take it, another error when it may later. */
  send(message: TextMessage): Promise<void>
}

/** The provider will not take this message, however often it is tried. */
export class TextRefused extends Error {}
