/** The secrets of one-time links, as `newSecret` makes them: to set a password, to join an account. */
const secrets = /\b(rs_|in_|iv_)[\w-]{20,}/g

/** A text whose one-time links lead nowhere: a reader of other people's mail cannot act as them. */
export const maskSecrets = (text: string): string => text.replace(secrets, '$1••••••••')
