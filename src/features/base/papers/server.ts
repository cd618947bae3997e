import { linkedPapers } from './linkPage.server.ts'

export const parts = [linkedPapers]
