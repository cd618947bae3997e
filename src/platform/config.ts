import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Everything that the environment decides. See the table in the README. */
export type Config = {
  port: number
  host: string
  baseUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  s3:
    | { endpoint?: string; region: string; bucket: string; accessKeyId?: string; secretAccessKey?: string; forcePathStyle: boolean }
    | undefined
  secret: string
  demo: boolean
  demoPassword: string | undefined
  demoScale: number
  work: boolean
  trustProxy: boolean
  logLevel: string
  durable: boolean
}

/** Reads the configuration from environment variables; makes the secret file at first use. Throws on values that cannot be. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const port = number(env.PORT, 3000, 'PORT')
  const dataDir = path.resolve(env.DATA_DIR ?? '.data')
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    baseUrl: (env.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'Lintel <no-reply@lintel.example>',
    s3: s3(env),
    secret: env.LINTEL_SECRET ?? secretFile(dataDir),
    demo: env.LINTEL_DEMO !== 'off',
    demoPassword: env.LINTEL_DEMO_PASSWORD || undefined,
    demoScale: number(env.LINTEL_DEMO_SCALE, 1, 'LINTEL_DEMO_SCALE'),
    work: env.LINTEL_WORK !== 'off',
    trustProxy: env.TRUST_PROXY === 'on',
    logLevel: env.LOG_LEVEL ?? 'info',
    durable: env.LINTEL_DURABLE !== 'off',
  }
}

const number = (text: string | undefined, otherwise: number, name: string): number => {
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is not a number: ${text}`)
  return value
}

const s3 = (env: NodeJS.ProcessEnv): Config['s3'] => {
  if (!env.S3_BUCKET) return undefined
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? 'us-east-1',
    forcePathStyle: env.S3_FORCE_PATH_STYLE !== 'off',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    ...(env.S3_ACCESS_KEY_ID && { accessKeyId: env.S3_ACCESS_KEY_ID }),
    ...(env.S3_SECRET_ACCESS_KEY && { secretAccessKey: env.S3_SECRET_ACCESS_KEY }),
  }
}

const secretFile = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
