import type { Language } from '../../../../core/words.ts'
import { callOnce } from '../../../../ui/calls.ts'
import { download } from '../../../../ui/download.ts'
import { tablesFile } from '../../../../ui/list/tablesFile.ts'
import type { Translator } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { failsRule, readAnswers, typeOf } from '../../../base/fields/rules.ts'
import { readQuestions } from '../../equipment/questions.ts'
import { GetInspectionDetail } from '../contract.ts'
import type { InspectedStop } from '../model.ts'
import type { words } from '../words.ts'

type Words = Translator<(typeof words)['en']>
type Asked = { gId: string; iptId: string; t: Words; language: Language; dateTime: (moment: number) => string }

/** Gives the user the answers of a walk as CSV, a line an answer; a stop without answers has a line of its own. */
export const downloadWalk = async ({ gId, iptId, t, language, dateTime }: Asked): Promise<void> => {
  const walk = await callOnce(GetInspectionDetail, { gId, iptId })
  const heads = (['stop', 'state', 'question', 'answer', 'verdict', 'note', 'charge', 'when'] as const).map(name => t(`csv.${name}`))
  const when = dateTime(walk.StartDate ?? walk.SubmitDate ?? 0)
  const file = await tablesFile(
    'csv',
    {
      names: [walk.RoundName, when],
      title: walk.RoundName,
      facts: [
        [t('col.EngineerName'), walk.EngineerName],
        [t('col.StopsErrorNumber'), String(walk.StopsErrorNumber)],
      ],
    },
    [{ title: t('paper.everyStop'), heads, rows: walk.Stops.flatMap(stop => linesOf(stop, { t, language, dateTime })) }],
  )
  download(file.content, file.name, file.type)
}

const linesOf = (stop: InspectedStop, { t, language, dateTime }: Pick<Asked, 't' | 'language' | 'dateTime'>): string[][] => {
  const fields = readQuestions(stop.Fields)
  const answers = readAnswers(fields, stop.Answers)
  const state = t(`stopStates.${stop.State}`)
  const when = stop.DoneDate === null ? '' : dateTime(stop.DoneDate)
  const lines = fields.flatMap(field => {
    const answer = answers[field.Code]
    if (answer === undefined) return []
    const verdict = field.Fail ? t(failsRule(field, answer) ? 'csv.fails' : 'csv.ok') : ''
    const charge = stop.Chargebacks.includes(field.Code) ? t('charged') : ''
    const said = typeOf(field).print(answer, field, language)
    return [[stop.Name, state, fieldTextIn(field.Text, language), said, verdict, stop.Notes[field.Code] ?? '', charge, when]]
  })
  const own = stop.State === 'Skipped' ? stop.Reason : (stop.Notes[''] ?? '')
  return lines.length > 0 && !own ? lines : [...lines, [stop.Name, state, '', '', '', own, '', when]]
}
