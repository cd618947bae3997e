import { type Amount, small } from './amounts.ts'
import { accountId, type BenchCluster, buildingId, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { median, type Server, serve } from './load.ts'

export const feedbackCalls = ['ViewOverallEntityTypeAnalytics', 'GetCommentWordClouds', 'GetEntityComments', 'GetTopicSummary']

/**
 * The calls of a building's feedback page over a year, one after the other: a building with 10,000 answers in a database of a million and
 * in a database that has nothing else, in turn; and a building with ten times as many.
 */
export const feedback = async (cluster: BenchCluster, amount: Amount, { quick }: Options): Promise<Figure[]> => {
  const [inLarge, inSmall] = [await fillDatabase(cluster, amount), await fillDatabase(cluster, small)]
  const servers = await Promise.all([serve('ours', cluster, inLarge), serve('ours', cluster, inSmall)])
  const [big, little] = servers
  try {
    const figures: Figure[] = []
    for (const call of feedbackCalls) {
      const times: [number[], number[], number[]] = [[], [], []]
      for (let i = 0; i < (quick ? 20 : 60); i++) {
        const warm = i < 5
        for (const [kind, server, building] of [
          [0, big, 0],
          [1, little, 0],
          [2, big, 1],
        ] as const) {
          const time = await timeFeedback(server, call, building)
          if (!warm) times[kind].push(time)
        }
      }
      const [ours, bare, busy] = [median(times[0]), median(times[1]), median(times[2])]
      const ratio = ours / bare
      const answers = amount.answers + amount.busy + 10_000
      figures.push(
        {
          name: `${call}, ${answers.toLocaleString('en')} answers`,
          ours,
          unit: 'ms',
          bare,
          ratio,
          target: '≤ 30 ms, ≤ 1.5 × at 10,000',
          ok: ours <= 30 && ratio <= 1.5,
        },
        {
          name: '… of a building with ten times as many',
          ours: busy,
          unit: 'ms',
          bare,
          ratio: busy / bare,
          target: '≤ 30 ms',
          ok: busy <= 30,
        },
      )
    }
    return figures
  } finally {
    for (const one of servers) one.stop()
  }
}

const year = 365 * 86_400_000
/** Milliseconds of one of the calls over the last year of a building of the first account; throws where it has no answers. */
export const timeFeedback = async ({ url }: Server, call: string, building: number): Promise<number> => {
  const query = new URLSearchParams({
    gId: accountId(0),
    bId: buildingId(building),
    startDate: String(Date.now() - year),
    endDate: String(Date.now()),
  })
  const start = performance.now()
  const reply = await fetch(`${url}/csm/Analytics/${call}?${query}`, { headers: { 'user-token': tokenOf(0) } })
  const body = await reply.text()
  const time = performance.now() - start
  if (!reply.ok || !/"(Count|Value|Total|TotalScoreCount)":[1-9]/.test(body))
    throw new Error(`${call} has no answers: ${body.slice(0, 500)}`)
  return time
}
