import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '../src/core/wire.ts'
import { withClient } from '../src/platform/db/client.ts'
import { sendPlainly } from '../test/support/visitForm.ts'
import type { Trial } from './goal.ts'
import type { Installation } from './installation.ts'
import { pickOne } from './mix.ts'

const choices = { Label: 'Tenant', Text: { en: 'Tenant', es: 'Inquilino' }, Value: 'Tenant' }
const feedbackItem = {
  Name: { en: 'Feedback' },
  Icon: 'star',
  FunctionalityType: 'Feedback',
  QrType: 'Feedback',
  TemplateFormData: {
    Questions: [
      { QuestionText: { en: 'How is the lobby?', es: '¿Qué tal el vestíbulo?' }, Choices: [] },
      { QuestionText: { en: 'Who are you?', es: '¿Quién es usted?' }, Choices: [choices] },
    ],
    EntityType: 'Lobby',
    AskCES: false,
    AskNPS: false,
    AskComment: true,
    AskRole: false,
  },
}
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** What visitors were answered: how long each page and form took in ms, the refusals, and the comments of forms that were taken. */
export type Visits = { readonly took: readonly number[]; readonly refused: readonly string[]; readonly taken: readonly string[] }

/** Makes a code of feedback in each of some accounts, and lets a visitor at each scan it and send its form every `every` ms until they are stopped. */
export const startVisitors = async (trial: Trial, { base, sessions }: Installation, { codes = 20, every = 500 } = {}) => {
  const addresses: string[] = []
  for (const { token, gId, bIds } of sessions.slice(0, codes)) {
    const body = JSON.stringify({ GroupId: gId, BuildingId: bIds[0], QrName: 'Feedback', Location: 'Lobby', Item: feedbackItem })
    const reply = await fetch(`${base}/csm/QrCode/SaveQrCode`, {
      method: 'POST',
      headers: { [TOKEN_HEADER]: token, 'content-type': 'application/json' },
      body,
    })
    if (!reply.ok) throw new Error(`the code of feedback was refused: ${await reply.text()}`)
    addresses.push(Object(await reply.json()).data.Address)
  }
  const visits = { took: [] as number[], refused: [] as string[], taken: [] as string[] }
  let stopped = false
  const timed = async (asking: () => Promise<Response>): Promise<Response> => {
    const began = performance.now()
    const reply = await asking()
    visits.took.push(performance.now() - began)
    if (![200, 303].includes(reply.status)) throw new Error(`${reply.status}: ${(await reply.text()).slice(0, 200)}`)
    return reply
  }
  const visit = async (address: string) => {
    const headers = {
      'user-agent': phone,
      'x-forwarded-for': `10.9.${Math.floor(trial.random() * 255)}.${Math.floor(trial.random() * 255)}`,
    }
    const page = await (await timed(() => fetch(`${base}/q/${address}`, { headers }))).text()
    const comment = `${trial.mark} ${randomUUID()}`
    await timed(() => sendPlainly(base, page, { Score: String(pickOne(trial.random, [1, 2, 3, 4, 5])), Text: comment }, headers))
    visits.taken.push(comment)
  }
  const all = addresses.map(async address => {
    while (!stopped) {
      await visit(address).catch(error => visits.refused.push(String(error)))
      await sleep(every * (0.5 + trial.random()))
    }
  })
  const stop = async (): Promise<Visits> => {
    stopped = true
    await Promise.all(all)
    return visits
  }
  trial.later(stop)
  return { stop }
}

/** How many of the comments that were taken are not there exactly once. */
export const countLostComments = ({ owner }: Installation, { taken }: Visits): Promise<number> =>
  withClient(owner, async client => {
    const { rows } = await client.query<{ n: number }>(
      `with there as (select text, count(*) as times from feedback where text = any($1) group by text)
       select count(*)::int as n from unnest($1::text[]) c(text) left join there using (text) where times is distinct from 1`,
      [taken],
    )
    return rows[0]?.n ?? 0
  })
