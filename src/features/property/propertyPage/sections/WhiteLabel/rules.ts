import { type Problem, required } from '../../../../../core/problem.ts'
import type { WhiteLabel } from './model.ts'

/** A building without a cover of its own. */
export const noOwner: WhiteLabel = { LogoFile: null, HasOwner: false, Label: null }

/** An owner has a name. */
export const whiteLabelProblems = (payload: WhiteLabel): Problem[] => (payload.HasOwner ? required(payload, ['Label'], 'WhiteLabel.') : [])

/** As it is kept: without an owner there is no name. */
export const tidiedOwner = ({ LogoFile, HasOwner, Label }: WhiteLabel): WhiteLabel => ({
  LogoFile: LogoFile || null,
  HasOwner,
  Label: HasOwner ? (Label?.trim() ?? null) : null,
})
