/** What the page shows that a customer has written: its heading, for those who hear the page, and cleaned HTML. */
export type HtmlPageContent = { readonly heading: string; readonly html: string }
