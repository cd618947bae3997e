import { multiline, text, z } from '../../../core/call.ts'

/** An answer that is written again and again. `{name}` in it is the name of the visitor. */
export const ReplyTemplate = z.strictObject({ Title: text(100), Text: multiline(2000) })
export type ReplyTemplate = z.output<typeof ReplyTemplate>
/** Templates of an account. */
export const mostTemplates = 50

/** A template as a reply to somebody: without a name the sentence goes on without it. */
export const fillTemplate = ({ Text }: Pick<ReplyTemplate, 'Text'>, name: string): string =>
  name.trim() === '' ? Text.replaceAll(/,? *\{name\}/g, '') : Text.replaceAll('{name}', name.trim())
