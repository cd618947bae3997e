import { callOnce, queries } from '../../../../../ui/calls.ts'
import { toast } from '../../../../../ui/toasts.ts'
import { GetTemplateDefault } from '../../contract.ts'
import { defaultKey } from '../../rules.ts'
import type { Template } from './draft.ts'

/** The template that a QR type starts with, asked once per type, and for Feedback per type and location. A failure shows as a toast. */
export const templateDefault = async (gId: string, QrType: string, Location: string): Promise<Template | null> => {
  const input = { gId, ...defaultKey(QrType, Location) }
  try {
    const { Template } = await queries.fetchQuery({
      queryKey: [GetTemplateDefault.path, input],
      queryFn: () => callOnce(GetTemplateDefault, input),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { quiet: true },
    })
    return Template
  } catch (error) {
    toast.error(error)
    return null
  }
}
