import { useGroupId, useSession } from '../../../../ui/session.ts'
import { roundTypes } from '../roundTypes.ts'
import { RoundBuilder } from './RoundBuilder.tsx'

/** `/roundsEngineBuilder/{type?}`: a new round of the chosen building. */
export const Screen = ({ params: { type } }: { params: { type?: string } }) => {
  const gId = useGroupId()
  const { bId } = useSession()
  const known = roundTypes.find(one => one === type) ?? 'Engineering'
  return bId ? <RoundBuilder key={bId} gId={gId} bId={bId} round={null} type={known} /> : null
}
