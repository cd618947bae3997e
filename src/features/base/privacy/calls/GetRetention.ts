import { handle } from '../../../../platform/handle.ts'
import { GetRetention as call } from '../contract.ts'
import { readRetention } from '../retention.server.ts'

export const GetRetention = handle(call, async ({ tx, GroupId, language }) => {
  const { kinds, Version } = await readRetention(tx, GroupId)
  return { Kinds: kinds.map(({ source, Days }) => ({ Kind: source.Kind, Label: source.Label[language], Days })), Version }
})
