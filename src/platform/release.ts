import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'))

/** The release of this code, as package.json names it; before it is published that of the next one: `0.2.0`. */
export const release: string = String(Object(read('package.json')).version)

/** A release that was published: its commit, and the newest migration that it brought. */
export type Release = { release: string; commit: string; migration: string }

/** Every published release, the oldest first. */
export const releases = read('db/releases.json') as readonly Release[] // kept by hand, and checked by test/platform/contracting.test.ts

/** The release that brought a migration: that of this code where none was published with it. */
export const releaseOf = (migration: string): string => releases.find(one => migration <= one.migration)?.release ?? release
