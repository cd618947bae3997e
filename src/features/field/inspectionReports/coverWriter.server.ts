import { z } from '../../../core/call.ts'
import { type Language, languageNames } from '../../../core/words.ts'
import type { Config } from '../../../platform/config.ts'
import { composeCover } from './composeCover.server.ts'
import type { CoverFacts } from './coverFacts.ts'
import type { WrittenCover } from './model.ts'

/** Writes the words of a cover from facts. It cites findings by their numbers, as `[1]`, and says no figure that the facts do not have. */
export type CoverWriter = { write(facts: CoverFacts, language: Language): Promise<WrittenCover> }

/** The writer of the portal itself: always there, and no AI. */
export const ownWriter: CoverWriter = {
  write: (facts, Language) => Promise.resolve({ By: '', Language, Paragraphs: composeCover(facts, Language) }),
}

/** Milliseconds after which nobody waits for a service any more. */
const longest = 20_000
const mostParagraphs = 12
const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) })

/** The writer behind a service that speaks the wire of chat completions. What it makes up is not taken: `write` throws. */
export const chatWriter = ({ url, key, model }: NonNullable<Config['ai']>): CoverWriter => ({
  write: async (facts, language) => {
    const findings = facts.Findings.map((one, i) => ({ Number: i + 1, ...one }))
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions(language) },
          { role: 'user', content: JSON.stringify({ ...facts, Findings: findings }) },
        ],
      }),
      signal: AbortSignal.timeout(longest),
      redirect: 'error',
    })
    if (!reply.ok) throw new Error(`the service of covers answered ${reply.status}`)
    const [choice] = Completion.parse(await reply.json()).choices
    const Paragraphs = (choice?.message.content ?? '')
      .split(/\n\s*\n|\n/)
      .map(one => one.replaceAll('\0', '').trim().slice(0, 2000))
      .filter(Boolean)
      .slice(0, mostParagraphs)
    const foreign = listForeignFigures(Paragraphs.join(' '), facts)
    if (Paragraphs.length === 0 || foreign.length > 0) throw new Error(`the service of covers made up ${foreign.join(', ') || 'nothing'}`)
    return { By: model, Language: language, Paragraphs }
  },
})

const instructions = (language: Language): string =>
  [
    `Write the cover of an inspection report in ${languageNames[language]}, for the manager of a building.`,
    'Use the given facts alone. First compare the figures with the previous walk, then the findings, the worst first: what is new, what was so before, what is good again.',
    'Cite each finding that you name by its number in brackets, as [1]. Say no figure that is not in the facts, give no advice on safety, and name no person.',
    'Three to six short paragraphs of plain text, without headings and lists.',
  ].join(' ')

/** Figures of a text that stand in none of the facts: shares of the figures are facts too, as are the numbers of findings. */
export const listForeignFigures = (text: string, facts: CoverFacts): string[] => {
  const share = ({ Done, Total }: { Done: number; Total: number }) => (Total === 0 ? 100 : Math.round((100 * Done) / Total))
  const counts = [facts.Findings, facts.Fixed, facts.Skipped].map(list => list.length)
  const again = facts.Findings.filter(one => one.Again).length
  const shares = [facts.Figures, ...(facts.Previous ? [facts.Previous] : [])].map(share)
  const own = [...counts, ...shares, again, facts.Findings.length - again, ...facts.Findings.map((_, i) => i + 1)]
  const known = new Set([...figuresIn(JSON.stringify(facts)), ...own.map(String)])
  return figuresIn(text).filter(one => !known.has(one))
}

const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(one => one.replaceAll(',', '.').replace(/\.0+$/, ''))
