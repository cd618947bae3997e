/** A page written by a customer: its heading, for screen readers, and cleaned HTML. */
export type HtmlPageContent = { readonly heading: string; readonly html: string }
