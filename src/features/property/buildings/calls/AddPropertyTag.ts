import { handle } from '../../../../platform/handle.ts'
import { AddPropertyTag as call } from '../contract.ts'
import { addPropertyTag } from '../data.ts'

export const AddPropertyTag = handle(call, addPropertyTag)
