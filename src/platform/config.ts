import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { isEmail } from '../core/email.ts'
import type { BackupSettings } from './backup/place.ts'
import { backupKeyIn, keysBeforeIn, placeIn } from './backup/settings.ts'
import { address, type Env, flag, headerWord, number, oneOf, originOf, portOf, wrong } from './env.ts'
import { StartRefused, unusable } from './startRefused.ts'

/** Everything that the environment decides. The table of docs/operating.md lists all. */
export type Config = {
  port: number
  host: string
  baseUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  smsUrl: string | undefined
  smsToken: string | undefined
  /** Where messages to Google spaces are posted, without a slash at its end. */
  googleChatUrl: string
  /** The client of Google's API by which accounts connect their Business Profile. `origin` stands for all of Google's own addresses. */
  google: { clientId: string; clientSecret: string; origin: string | undefined } | undefined
  /** A service that writes texts, by the wire of chat completions: covers of reports. Undefined: the portal writes them itself, without AI. */
  ai: { url: string; key: string; model: string } | undefined
  s3:
    | { endpoint?: string; region: string; bucket: string; accessKeyId?: string; secretAccessKey?: string; forcePathStyle: boolean }
    | undefined
  /** Where backups go; `external`: DATABASE_URL's PostgreSQL is backed up by its own tools. */
  backups: BackupSettings | 'off' | 'external'
  secret: string
  demo: boolean
  demoPassword: string | undefined
  demoScale: number
  adminEmail: string
  work: boolean
  /** Where a worker serves its health and figures; undefined: nowhere. */
  workerPort: number | undefined
  chromiumUnconfined: boolean
  /** How many proxies stand before the server, or which (addresses and CIDRs); false: none. */
  trustProxy: false | number | string[]
  metricsToken: string | undefined
  logLevel: string
  /** Milliseconds above which a statement of the database is slow. */
  slowMillis: number
  durable: boolean
  /** Seconds for which a server that is told to stop goes on serving, and says at `/ready` that it stops. */
  drainSeconds: number
  /** A visitor's form that comes back within so many seconds after its page is asked for once more. */
  formSeconds: number
  /** Whether a start brings the database to the schema of this release. */
  migrate: boolean
}

/**
 * Reads the configuration from environment variables; empty ones count as not set. Makes the data folder and the secret file at first
 * use. Throws `StartRefused`, which names the variable, on values that cannot be.
 */
export const readConfig = (env: Env = process.env): Config => {
  const port = portOf(env, 'PORT') ?? 3000
  const dataDir = dataFolder(env)
  const databaseUrl = address(env, 'DATABASE_URL', ['postgresql:', 'postgres:'])
  const files = s3(env)
  if (!(databaseUrl && files && env.LINTEL_SECRET)) ownFolder(dataDir)
  return {
    port,
    host: env.HOST || '0.0.0.0',
    baseUrl: originOf(env, 'BASE_URL') ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl,
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Lintel <no-reply@lintel.example>',
    smsUrl: address(env, 'SMS_URL', ['https:', 'http:']),
    smsToken: headerWord(env, 'SMS_TOKEN'),
    googleChatUrl: originOf(env, 'GOOGLE_CHAT_URL') ?? 'https://chat.googleapis.com',
    google: googleClient(env),
    ai: aiService(env),
    s3: files,
    backups: databaseUrl ? 'external' : env.BACKUP_TO ? readBackups(env, env.BACKUP_TO) : 'off',
    secret: env.LINTEL_SECRET || secretFile(dataDir),
    demo: flag(env, 'LINTEL_DEMO', true),
    demoPassword: env.LINTEL_DEMO_PASSWORD || undefined,
    demoScale: number(env, 'LINTEL_DEMO_SCALE', 1, value => value > 0, 'a number above 0'),
    adminEmail: adminEmail(env),
    work: flag(env, 'LINTEL_WORK', true),
    workerPort: portOf(env, 'WORKER_PORT'),
    chromiumUnconfined: flag(env, 'LINTEL_CHROMIUM_UNCONFINED', false),
    trustProxy: trustedProxies(env),
    metricsToken: headerWord(env, 'METRICS_TOKEN'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
    slowMillis: number(env, 'LINTEL_SLOW_MS', 500, value => value > 0, 'a number of milliseconds above 0'),
    durable: flag(env, 'LINTEL_DURABLE', true),
    drainSeconds: number(env, 'DRAIN_SECONDS', 0, value => value >= 0 && value <= 300, 'a number of seconds from 0 to 300'),
    formSeconds: number(env, 'FORM_SECONDS', 2, value => value >= 0 && value <= 10, 'a number of seconds from 0 to 10'),
    migrate: flag(env, 'LINTEL_MIGRATE', true),
  }
}

const proxies = 'on (one proxy), off, the number of proxies (1 to 9), or the addresses or CIDRs of the proxies, separated by commas'
// Only what these proxies have added themselves is believed: everything before it may have been written by the caller.
const trustedProxies = (env: Env): Config['trustProxy'] => {
  const text = env.TRUST_PROXY || 'off'
  if (text === 'off') return false
  if (text === 'on') return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const all = text.split(',').map(one => one.trim())
  if (!all.every(isNetwork)) throw wrong(env, 'TRUST_PROXY', proxies)
  return all
}
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && more === undefined && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
}

// Both or none: half of a client connects nobody, and is told at the start.
const googleClient = (env: Env): Config['google'] => {
  const [clientId, clientSecret] = [headerWord(env, 'GOOGLE_CLIENT_ID'), headerWord(env, 'GOOGLE_CLIENT_SECRET')]
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) throw new StartRefused('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  return { clientId, clientSecret, origin: originOf(env, 'GOOGLE_API_URL') }
}

const aiService = (env: Env): Config['ai'] => {
  const [url, key, model] = [address(env, 'AI_URL', ['https:', 'http:']), headerWord(env, 'AI_KEY'), headerWord(env, 'AI_MODEL')]
  if (!url && !key && !model) return undefined
  if (!url || !key || !model) throw new StartRefused('AI_URL, AI_KEY and AI_MODEL must be set together.')
  return { url, key, model }
}

/** Where this machine reaches the server that it runs itself: the loopback, or the one address that HOST binds it to. */
export const ownOrigin = ({ host, port }: Pick<Config, 'host' | 'port'>): string => {
  if (['0.0.0.0', '::'].includes(host)) return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const adminEmail = (env: Env): string => {
  const email = (env.LINTEL_ADMIN_EMAIL?.trim() || 'admin@localhost.example').toLowerCase()
  if (!isEmail(email)) throw wrong(env, 'LINTEL_ADMIN_EMAIL', 'an email address')
  return email
}

const s3 = (env: Env): Config['s3'] => {
  if (!env.S3_BUCKET) return undefined
  const endpoint = address(env, 'S3_ENDPOINT', ['http:', 'https:'])
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    forcePathStyle: flag(env, 'S3_FORCE_PATH_STYLE', true),
    ...(endpoint && { endpoint }),
    ...(env.S3_ACCESS_KEY_ID && { accessKeyId: env.S3_ACCESS_KEY_ID }),
    ...(env.S3_SECRET_ACCESS_KEY && { secretAccessKey: env.S3_SECRET_ACCESS_KEY }),
  }
}

const dataFolder = (env: Env): string => path.resolve(env.DATA_DIR || '.data')

/** A place of backups with its key: BACKUP_TO's, or one that a command names. Its S3 server is that of the files where no other is set. */
export const readBackups = (env: Env, to: string, name = 'BACKUP_TO'): BackupSettings => {
  const own = (part: string) => env[`BACKUP_S3_${part}`] || env[`S3_${part}`]
  const endpoint = address(env, env.BACKUP_S3_ENDPOINT ? 'BACKUP_S3_ENDPOINT' : 'S3_ENDPOINT', ['http:', 'https:'])
  const server = {
    region: own('REGION') || 'us-east-1',
    forcePathStyle: flag(env, 'S3_FORCE_PATH_STYLE', true),
    endpoint,
    accessKeyId: own('ACCESS_KEY_ID'),
    secretAccessKey: own('SECRET_ACCESS_KEY'),
  }
  return {
    to: placeIn(to, { name, s3: server, dataDir: dataFolder(env) }),
    key: backupKeyIn(env.BACKUP_KEY),
    before: keysBeforeIn(env.BACKUP_KEY_BEFORE),
  }
}

/** What is known before there is an installation, for a restore: nothing is made. `secret`: that of LINTEL_SECRET. */
export const readEmptyConfig = (env: Env = process.env) => ({
  dataDir: dataFolder(env),
  databaseUrl: env.DATABASE_URL || undefined,
  s3: s3(env),
  secret: env.LINTEL_SECRET || undefined,
})

const ownFolder = (dataDir: string): void => {
  try {
    // As root, PostgreSQL and Chromium run as users of their own, who must get through.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusable(dataDir, error as NodeJS.ErrnoException) // calls of the file system throw nothing else
  }
}

// Two processes may start at once: the secret appears whole or not at all, and the first stays.
const secretFile = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret')
  const own = `${file}.${process.pid}`
  try {
    if (!existsSync(file)) {
      writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 })
      linkSync(own, file)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(dataDir, error as NodeJS.ErrnoException)
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
