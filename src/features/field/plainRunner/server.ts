import { plainPart } from './part.server.ts'

export const parts = [plainPart]
