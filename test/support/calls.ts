import type { Call, Input, Output } from '../../src/core/call.ts'
import { JSON_PARAMETERS, pathOf, TOKEN_HEADER } from '../../src/core/wire.ts'
import { GetGroups } from '../../src/features/property/administration/contract.ts'
import type { BasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/model.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { CreateProperty } from '../../src/features/property/propertyPage/contract.ts'
import { somewhere } from './people.ts'
import { tokenOf } from './sessions.ts'

export type Caller = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>

const sender =
  (base: string, token: string): Caller =>
  async (call, input) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': somewhere(), ...(token && { [TOKEN_HEADER]: token }) }
    const texts = Object.entries(input ?? {}).map(([name, value]): [string, string] => [
      name,
      JSON_PARAMETERS.includes(name) ? JSON.stringify(value) : String(value),
    ])
    const reply =
      call.method === 'GET'
        ? await fetch(`${base}${pathOf(call)}?${new URLSearchParams(texts)}`, { headers })
        : await fetch(`${base}${pathOf(call, input)}`, { method: call.method, headers, body: JSON.stringify(input) })
    if (!reply.ok) throw new Error(`${call.path}: ${await reply.text()}`)
    return ((await reply.json()) as { data: Awaited<ReturnType<Caller>> }).data as never // the gate has checked it against call.output
  }

/** Calls of nobody in particular. */
export const visitorOf = (base: string): Caller => sender(base, '')

/** Calls with a token, as that of a customer who has opened a survey. */
export const callsWith = sender

/** Calls of a demo user on the server of the browser tests; throws on a refusal. */
export const callsOf = async (base: string, who: string): Promise<Caller> => sender(base, await tokenOf(base, `${who}@demo.example`))

/** The second demo account, where tests add buildings of their own without changing what other tests count. */
export const northgate = async (call: Caller): Promise<string> => {
  const { Groups } = await call(GetGroups, { filter: {} })
  const found = Groups.find(({ GroupName }) => GroupName.en.startsWith('Northgate'))
  if (!found) throw new Error('the demo world has no Northgate')
  return found.acId
}

/** A building of a test's own. */
export const newBuilding = async (call: Caller, gId: string, name: string, change: Partial<BasicInfo> = {}): Promise<string> => {
  const info: BasicInfo = { ...sampleBasicInfo, Name: { en: name }, ...change }
  return (await call(CreateProperty, { GroupId: gId, BasicInfo: info })).acId
}
