import { readComments } from './jobs.ts'

export const jobs = [readComments]
