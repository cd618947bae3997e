import { setTimeout as sleep } from 'node:timers/promises'
import { openServices } from '../../src/app/process.ts'
import { readConfig } from '../../src/platform/config.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { hostOf } from '../../src/platform/mail/desk.ts'
import { startWorker } from '../../test/support/processes.ts'
import { startS3 } from '../../test/support/s3.ts'
import { startSmtp } from '../../test/support/smtp.ts'
import { startTextProvider } from '../../test/support/textProvider.ts'
import type { Figure, Goal, Trial } from '../goal.ts'
import type { Installation, Session } from '../installation.ts'
import { openLine, troubles } from '../line.ts'
import { between, momentNow, quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad } from '../steady.ts'

/** Posts mails and text messages as features do, with a transaction of their own, into the outbox of an installation. */
const openPoster = async (trial: Trial, { env, owner, sessions }: Installation, more: Readonly<Record<string, string>>) => {
  const { services, close } = await openServices(readConfig({ ...env, ...more, LOG_LEVEL: 'silent' }), owner)
  trial.later(close)
  const posted: { mails: string[]; texts: string[] } = { mails: [], texts: [] }
  const mail = (attachments: Parameters<typeof services.mail.post>[1]['attachments'] = []) =>
    services.db.asSystem('mail of a goal', async (_tx, client) => {
      const id = `${trial.mark}.${posted.mails.length}`
      posted.mails.push(`<${id}@${hostOf(services.config.baseUrl)}>`)
      const content = {
        title: id,
        language: 'en',
        blocks: [{ is: 'paragraph', text: 'Sent under load. '.repeat(40) }],
        footer: '',
      } as const
      await services.mail.post(client, { id, to: [`${posted.mails.length}@torture.example`], subject: id, content, attachments })
    })
  const text = ({ gId }: Session) =>
    services.db.asSystem('text of a goal', async (_tx, client) => {
      const id = crypto.randomUUID()
      posted.texts.push(id)
      await services.sms.post(client, { group: gId as never, to: '16175550100', text: id, id }) // an account of the installation
    })
  const postBoth = async (n: number) => {
    for (let i = 0; i < n; i++) {
      await mail()
      const session = sessions[posted.texts.length % sessions.length]
      if (session && more.SMS_URL) await text(session)
    }
  }
  return { postBoth, posted, files: services.files }
}

/** Waits until nothing waits in the outbox; gives how long, in ms, or until the goal's time is over. */
const untilDrained = async ({ owner }: Installation, trial: Trial, least: number): Promise<number> => {
  const began = performance.now()
  const end = began + Math.max(least, trial.left()) * 1000
  while (performance.now() < end && (await waitingIn(owner)) > 0) await sleep(100)
  return performance.now() - began
}
const waitingIn = (owner: Installation['owner']): Promise<number> =>
  withClient(owner, async client => {
    const { rows } = await client.query(
      `select (select count(*) from mail where state = 'Waiting') + (select count(*) from text_message where state = 'Waiting') as n`,
    )
    return Number(rows[0].n)
  })

type Arrived = { what: string; posted: readonly string[]; ids: readonly string[] }
/** Of what was posted: how much never came, came under an id that nobody has posted, came again. */
const arrivals = (trial: Trial, { what, posted, ids }: Arrived, repeats: number): Figure[] => {
  const came = new Set(ids)
  return [
    trial.count(`${what} posted`, posted.length, { least: 1 }),
    trial.count(`${what} that never came`, posted.filter(id => !came.has(id)).length, { exactly: 0 }),
    trial.count(`${what} that nobody posted`, [...came].filter(id => !posted.includes(id)).length, { exactly: 0 }),
    trial.count(`${what} that came again, under their id`, ids.length - came.size, { most: repeats }),
  ]
}
const messageIds = (received: Awaited<ReturnType<typeof startSmtp>>['received'], mark: string): string[] =>
  received.flatMap(({ mail }) => (mail.messageId?.includes(mark) ? [mail.messageId] : []))

export const F6: Goal = {
  id: 'F6',
  title: 'kill -9 of the worker in the middle of its jobs: every mail goes out, again only where the kill fell before its word',
  share: 8,
  short: true,
  run: async trial => {
    const smtp = await startSmtp()
    trial.later(smtp.close)
    const env = { LINTEL_WORK: 'off', SMTP_URL: smtp.url }
    const one = await trial.standing(env)
    const { postBoth, posted } = await openPoster(trial, one, env)
    const workerEnv = { ...one.env, ...env, LINTEL_WORK: 'on', BASE_URL: one.base }
    let worker = await startWorker(workerEnv)
    trial.later(() => worker.kill('SIGKILL'))
    let kills = 0
    for (; kills < 50 && (kills === 0 || trial.left() > 30); kills++) {
      await Promise.all([postBoth(10), sleep(trial.random() * 400)])
      await worker.kill('SIGKILL')
      worker = await startWorker(workerEnv)
    }
    const takenOver = await untilDrained(one, trial, 45)
    return judgeLoad(
      trial,
      one,
      [],
      [
        trial.count('kills', kills, { least: 1 }),
        ...arrivals(trial, { what: 'mails', posted: posted.mails, ids: messageIds(smtp.received, trial.mark) }, kills),
        trial.time('jobs of the last killed worker taken over', takenOver, { most: 30_000 }),
      ],
    )
  },
}

export const F7: Goal = {
  id: 'F7',
  title:
    'mail server, provider of texts and file store refuse, say nothing, break off, crawl or come late: people notice nothing, and all goes out after',
  share: 12,
  short: false,
  run: async trial => {
    const [smtp, sms, s3] = await Promise.all([startSmtp(), startTextProvider(), startS3()])
    for (const each of [smtp, sms, s3]) trial.later(() => each.close())
    const lines = await Promise.all([smtp.port, sms.port, Number(new URL(s3.config.endpoint).port)].map(openLine))
    for (const line of lines) trial.later(line.close)
    const [mailPort, textPort, filePort] = lines.map(line => line.port)
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMS_URL: `http://127.0.0.1:${textPort}/messages`,
      S3_BUCKET: s3.config.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${filePort}`,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    }
    const one = await trial.standing(env)
    const { postBoth, posted } = await openPoster(trial, one, env)
    const load = startSteadyLoad(trial, one, { rate: trial.short ? 60 : 150 })
    const each = Math.max(2, (trial.left() - (trial.short ? 20 : 70)) / (troubles.length + 1))
    await sleep(each * 1000)
    const began = momentNow()
    for (const trouble of troubles) {
      for (const line of lines) line.become(trouble)
      await Promise.all([postBoth(4), sleep(each * 1000)])
    }
    const healed = momentNow()
    for (const line of lines) line.become('well')
    const drained = await untilDrained(one, trial, 60)
    const loaded = await load.stop()
    const p99 = (from: number, to: number) => quantile(between(loaded.answers, from, to).took, 0.99)
    const [quiet, troubled] = [p99(loaded.from + 1000, began), p99(began, healed)]
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.ratio('p99 under trouble, to p99 before', troubled / quiet, { most: 1.2 }),
        trial.time('p99 under trouble', troubled, { most: 150 }),
        trial.time('the outbox is empty after the lines are well', drained, { most: 60_000 }),
        ...arrivals(trial, { what: 'mails', posted: posted.mails, ids: messageIds(smtp.received, trial.mark) }, posted.mails.length),
        ...arrivals(trial, { what: 'texts', posted: posted.texts, ids: sms.received.map(({ body }) => body.id) }, posted.texts.length),
      ],
    )
  },
}
