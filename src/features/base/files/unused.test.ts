import { describe, expect, test } from 'vitest'
import { png } from '../../../../test/support/hostile.ts'
import { startS3 } from '../../../../test/support/s3.ts'
import { placeOf, uploaded } from '../../../../test/support/sections.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { withClient } from '../../../platform/db/client.ts'
import { createFileStore } from '../../../platform/files/store.ts'
import { newBranding } from '../../codes/branding/rules.ts'
import { EditProperty } from '../../property/propertyPage/contract.ts'
import { GRACE_DAYS, sweepFiles } from './jobs.ts'
import { fileAt, smallMost } from './rules.ts'
import { smallPicture } from './small.server.ts'

const world = await openWorld()
const { services } = world
const { db, files } = services

const sweep = (store = files) => sweepFiles.run({ services: { ...services, files: store }, attempt: 1, last: false, jobId: '' }, {})
/** As if this had been so many days ago. */
const age = async (days: number) => {
  await db.system.query('update stored_file set created_date = created_date - make_interval(days => $1)', [days])
}
const logo = (account: Account, name: string) => uploaded(account, account, { bytes: png(8, 8), name, bucket: 'Branding' })
const keyOf = ({ group }: Account, address: string) => `${group.id}/${fileAt(address)?.id}`
const isKept = async (account: Account, address: string): Promise<boolean> => {
  const found = await files.get(keyOf(account, address))
  found?.stream.destroy()
  const { rows } = await db.system.query('select 1 from stored_file where id = $1', [fileAt(address)?.id])
  expect(rows.length).toBe(found ? 1 : 0)
  return found !== null
}
const brand = async (account: Account, LogoFilename: string) =>
  account.call(EditProperty, { ...(await placeOf(account)), Branding: { ...newBranding(), LogoFilename } })
/** Moves what the audit holds of an account back by so many days. Its rows are never changed otherwise, so the owner does it. */
const ageAudit = async ({ group }: Account, days: number) => {
  const { rows } = await db.system.query('select * from audit where group_id = $1', [group.id])
  expect(rows.length).toBeGreaterThan(0)
  await withClient(world.owner, client =>
    client.query('update audit set at = at - make_interval(days => $2) where group_id = $1', [group.id, days]),
  )
}

describe('files that nothing refers to', () => {
  test('an upload that was never saved goes after the grace, with its smaller forms, and not before', async () => {
    const account = await world.newAccount()
    const address = await logo(account, 'never.png')
    const key = keyOf(account, address)
    for (const form of Object.keys(smallMost) as (keyof typeof smallMost)[]) await smallPicture(files, key, form) // its own keys
    await age(GRACE_DAYS - 1)
    await sweep()
    expect(await isKept(account, address)).toBe(true)
    await age(2)
    await sweep()
    expect(await isKept(account, address)).toBe(false)
    for (const form of Object.keys(smallMost)) expect(await files.get(`${key}.${form}.webp`)).toBeNull()
    await sweep() // once more is no error
  })

  test('a logo in use stays for ever; a replaced one goes when its replacement is older than the grace', async () => {
    const account = await world.newAccount()
    const first = await logo(account, 'first.png')
    await brand(account, first)
    await age(GRACE_DAYS + 1)
    await ageAudit(account, GRACE_DAYS + 1)
    await sweep()
    expect(await isKept(account, first)).toBe(true)

    // Replaced today: the history of today still names it, and somebody may put it back.
    const second = await logo(account, 'second.png')
    await brand(account, second)
    await age(GRACE_DAYS + 1)
    await sweep()
    expect([await isKept(account, first), await isKept(account, second)]).toEqual([true, true])

    await ageAudit(account, GRACE_DAYS + 1)
    await sweep()
    expect([await isKept(account, first), await isKept(account, second)]).toEqual([false, true])
  })

  test('whatever names a file keeps it: an account, a task, a mail, an import, another account', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const [one, two, three, four, five] = await Promise.all(['1', '2', '3', '4', '5'].map(name => logo(account, `${name}.png`)))
    const key = (address = '') => keyOf(account, address)
    await db.system.query('update account_group set logo_filename = $2 where id = $1', [account.group.id, one])
    await db.system.query(
      `insert into task (group_id, user_id, kind, title, state, file_key) values ($1, $2, 'Dashboard', 'x', 'Done', $3)`,
      [account.group.id, account.user.id, key(two)],
    )
    await db.system.query(
      `insert into mail ("to", subject, text, html, attachments, message_id, state) values ('{a@b.example}', '', '', '', $1, $2, 'Outbox')`,
      [JSON.stringify([{ name: 'x', key: key(three), contentType: 'image/png', size: 1 }]), key(three)],
    )
    await db.system.query('update account_group set logo_filename = $2 where id = $1', [other.group.id, four])
    await age(400)
    await ageAudit(account, 400)
    await sweep()
    const kept = await Promise.all([one, two, three, four, five].map(address => isKept(account, address ?? '')))
    expect(kept).toEqual([true, true, true, true, false])
  })

  test('every table that may name a file is read, those of later features too', async () => {
    const account = await world.newAccount()
    const address = await logo(account, 'later.png')
    await age(GRACE_DAYS + 1)
    await ageAudit(account, GRACE_DAYS + 1)
    await withClient(world.owner, async client => {
      await client.query('create table a_later_feature (pictures jsonb)')
      await client.query('grant select on a_later_feature to lintel_system')
      await client.query('insert into a_later_feature values ($1)', [JSON.stringify({ all: [{ at: address }] })])
      await sweep()
      expect(await isKept(account, address)).toBe(true)
      await client.query('drop table a_later_feature')
    })
    await sweep()
    expect(await isKept(account, address)).toBe(false)
  })

  test('goes from an S3 store too; where the store fails, the row stays for the next run', async () => {
    const s3 = await startS3('sweep')
    try {
      const store = createFileStore({ s3: s3.config })
      const account = await world.newAccount()
      const address = await logo(account, 's3.png')
      await store.put(keyOf(account, address), png(8, 8), { contentType: 'image/png' })
      await age(GRACE_DAYS + 1)
      await ageAudit(account, GRACE_DAYS + 1)
      const broken = { ...store, remove: () => Promise.reject(new Error('the store is away')) }
      await expect(sweep(broken)).rejects.toThrow('the store is away')
      expect(s3.objects()).toEqual([keyOf(account, address)])
      expect(await isKept(account, address)).toBe(true)
      await sweep(store)
      expect(s3.objects()).toEqual([])
      const { rows } = await db.system.query('select 1 from stored_file where id = $1', [fileAt(address)?.id])
      expect(rows).toEqual([])
    } finally {
      await s3.close()
    }
  })
})
