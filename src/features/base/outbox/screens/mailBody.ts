/** The look of a mail's states. */
export const stateKinds = { Waiting: 'info', Sent: 'good', PartlySent: 'warn', Outbox: 'none', Failed: 'bad' } as const

/** A mail's HTML whose links open outside of the frame that shows it. */
export const outward = (html: string): string => {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, head => head + base) : base + html
}

/** A text split into web addresses and the text between them. */
export const splitLinks = (text: string): { part: string; link: boolean }[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/)
    .map((part, index) => ({ part, link: index % 2 === 1 }))
    .filter(({ part }) => part !== '')
