import { StartRefused } from './startRefused.ts'

/** Readers of environment variables; each throws `StartRefused`, which names the variable, on a value that cannot be. */
export type Env = NodeJS.ProcessEnv

/** The refusal of a value. */
export const wrong = (env: Env, name: string, wanted: string) => new StartRefused(`${name} must be ${wanted}, but is "${env[name]}".`)

/** A number that fits, or what holds without one. */
export const number = (env: Env, name: string, otherwise: number, fits: (value: number) => boolean, wanted: string): number => {
  const value = env[name] ? Number(env[name]) : otherwise
  if (!Number.isFinite(value) || !fits(value)) throw wrong(env, name, wanted)
  return value
}

/** A port; undefined where none is set. */
export const portOf = (env: Env, name: string): number | undefined =>
  env[name]
    ? number(env, name, 0, value => Number.isInteger(value) && value >= 1 && value <= 65_535, 'a whole number from 1 to 65535')
    : undefined

/** One of several words; the first where none is set. */
export const oneOf = (env: Env, name: string, [otherwise, ...more]: readonly [string, ...string[]]): string => {
  const value = env[name] || otherwise
  if (value !== otherwise && !more.includes(value)) throw wrong(env, name, `one of ${[otherwise, ...more].join(', ')}`)
  return value
}

/** `on` or `off`. */
export const flag = (env: Env, name: string, otherwise: boolean): boolean =>
  oneOf(env, name, otherwise ? ['on', 'off'] : ['off', 'on']) === 'on'

/** An address with one of two protocols; undefined where none is set. */
export const address = (env: Env, name: string, protocols: readonly [string, string]): string | undefined => {
  const text = env[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartRefused(`${name} must be an address that begins with ${protocols.map(one => `${one}//`).join(' or ')}.`) // it may hold a password
  return text
}

/** A word that stands in a header: a key, a token. It is a secret, which no message repeats. */
export const headerWord = (env: Env, name: string): string | undefined => {
  const text = env[name]
  if (text && !/^[\x21-\x7e]+$/.test(text)) throw new StartRefused(`${name} must be letters, digits and signs without blanks.`)
  return text || undefined
}

/** An address without path and query; undefined where none is set. */
export const originOf = (env: Env, name: string): string | undefined => {
  const text = address(env, name, ['http:', 'https:'])
  if (text === undefined) return undefined
  const { href, origin } = new URL(text)
  if (href !== `${origin}/`) throw wrong(env, name, 'an address alone, such as https://portal.example.com, without a path or a query')
  return origin
}
