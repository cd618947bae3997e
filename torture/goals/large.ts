import { setTimeout as sleep } from 'node:timers/promises'
import { TOKEN_HEADER } from '../../src/core/wire.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { ask } from '../../test/support/processes.ts'
import type { Goal } from '../goal.ts'
import type { Installation, Session } from '../installation.ts'
import { between, momentNow, quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad } from '../steady.ts'

const rows = 10_000
// As large as a picture of an editor may be: 100 MB that begin as a PNG does.
const picture = (): string => `iVBORw0KGgoAAAANSUhEUgAA${'A'.repeat(Math.floor((100 * 1024 * 1024) / 3) * 4 - 24)}`

/** Vendors of one account, as many as one page of a list may hold. */
const addVendors = ({ owner }: Installation, { gId }: Session, mark: string): Promise<unknown> =>
  withClient(owner, client =>
    client.query(
      `insert into vendor (group_id, vendor_name, trade) select $1, $2 || n, 'Elevators' from generate_series(1, $3) n on conflict do nothing`,
      [gId, `${mark} many `, rows],
    ),
  )

const readAll = async ({ base }: Installation, { gId, token }: Session): Promise<{ took: number; read: number }> => {
  const filter = encodeURIComponent(JSON.stringify({ gId }))
  const pagination = encodeURIComponent(JSON.stringify({ page: 0, perPage: rows }))
  const began = performance.now()
  const { body } = await ask(`${base}/csm/Vendor/GetPropertyVendors?filter=${filter}&pagination=${pagination}`, {
    headers: { [TOKEN_HEADER]: token },
  })
  return { took: performance.now() - began, read: JSON.parse(body).data?.Vendors?.length ?? 0 }
}

const sendPicture = async ({ base }: Installation, { gId, token }: Session): Promise<number> => {
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' }
  const body = JSON.stringify({ GroupId: gId, fileName: 'wide.png', bucket: 'Html', base64Image: picture() })
  return (await ask(`${base}/csm/Upload/UploadImage`, { headers, body }).catch(() => ({ status: 0 }))).status
}

export const L6: Goal = {
  id: 'L6',
  title: 'a list of 10,000 rows and a body of 100 MB: each is answered, and the others are served meanwhile',
  share: 4,
  short: false,
  run: async trial => {
    const one = await trial.standing()
    const [first] = one.sessions
    if (!first) throw new Error('the installation has no accounts')
    await addVendors(one, first, trial.mark)
    const load = startSteadyLoad(trial, one, { rate: trial.short ? 30 : 150 })
    await sleep(3000)
    const lists: { took: number; read: number }[] = []
    const listing = momentNow()
    const until = performance.now() + (trial.left() / 2) * 1000
    while (lists.length < 3 || (performance.now() < until && lists.length < 100)) lists.push(await readAll(one, first))
    const sending = momentNow()
    const statuses = [await sendPicture(one, first), await sendPicture(one, first)]
    await sleep(1000)
    const loaded = await load.stop()
    const p99 = (from: number, to: number) => quantile(between(loaded.answers, from, to).took, 0.99)
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.count('rows in the shortest list', Math.min(...lists.map(({ read }) => read)), { least: rows }),
        trial.count('large bodies answered, taken or refused', statuses.filter(status => status > 0 && status < 500).length, {
          exactly: 2,
        }),
        trial.time(
          'the list, 95 of 100',
          quantile(
            lists.map(({ took }) => took),
            0.95,
          ),
          { most: 400 },
        ),
        trial.time('others beside the list, p99', p99(listing, sending), { most: 150 }),
        trial.time('others beside the body, p99', p99(sending, loaded.to), { most: 250 }),
      ],
    )
  },
}
