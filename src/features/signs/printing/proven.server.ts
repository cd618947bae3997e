import { hints, misfit } from '../../../core/hints.ts'
import { invalid, type Problem } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { findTemplateMisfit, readTemplates, type SignTemplates } from '../templates/templates.server.ts'
import type { PrintOption } from './model.ts'
import { optionOf } from './options.ts'

type NamedSetting = { SettingId: string; Field: string }
type ProvenOptions = { options: PrintOption[]; templates: SignTemplates }

/**
 * The options of ids, in their order, with the templates that they name; read in one query. Refuses at its field what is not offered, and a
 * template that is not the account's or bears two codes.
 */
export const provenOptions = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, named: readonly NamedSetting[]): Promise<ProvenOptions> => {
  const found = named.map(({ SettingId }) => optionOf(SettingId))
  const options = found.flatMap(option => option ?? [])
  const codes = options.map(({ PrintTemplate }) => PrintTemplate)
  const templates = await readTemplates(ctx, codes)
  const problems = named.flatMap(({ Field }, at): Problem[] => {
    const option = found[at]
    return option ? findTemplateMisfit(templates, option.PrintTemplate, 1, Field) : [misfit(Field, hints.choice)]
  })
  if (problems.length > 0) throw invalid(problems)
  return { options, templates }
}

/** The same of one id. */
export const provenOption = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, SettingId: string, Field: string) => {
  const { options, templates } = await provenOptions(ctx, [{ SettingId, Field }])
  const [option] = options
  if (!option) throw invalid([misfit(Field, hints.choice)])
  return { option, templates }
}
