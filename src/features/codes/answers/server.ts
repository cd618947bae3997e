import { readComments } from './jobs.ts'
import { answerSums } from './rollUp.server.ts'

export const jobs = [readComments]
export const sums = [answerSums]
