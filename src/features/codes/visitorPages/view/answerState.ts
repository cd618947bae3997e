declare global {
  interface Window {
    lintelAnswers?: {
      /** The body of the kept answer that the form on this page corrects. */
      corrects?: string
      /** The key of the answer that this page has kept: what becomes of it is shown here. */
      waiting?: string
    }
  }
}

/** What both scripts of a page know of its answers. */
export const answerState: NonNullable<Window['lintelAnswers']> = (window.lintelAnswers ??= {})
