import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { requireTemplate } from '../templates/templates.server.ts'
import type { PrintOption } from './model.ts'
import { optionOf } from './options.ts'

/** The option of an id, with the templates that it names. Refuses at its field what is not offered, and a template that is not the account's or bears two codes. */
export const provenOption = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, SettingId: string, Field: string) => {
  const option: PrintOption | null = optionOf(SettingId)
  if (!option) throw invalid([misfit(Field, hints.choice)])
  return { option, templates: await requireTemplate(ctx, option.PrintTemplate, 1, Field) }
}
