import type { ExtraScript } from './extraScript.ts'
import { files } from './files.ts'
import { readKeptAnswers } from './kept.ts'
import { flush, sendAgain, showRefused, throwAway } from './keptAnswers.ts'
import { dropStrayFiles } from './keptFiles.ts'

// The second script of a page: what only those need that take files, or that have kept an answer.
const script: ExtraScript = { ...files, flush, showRefused, sendAgain, throwAway }
Object.assign(window, { lintelExtra: script })
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-answer]')) files.ready(form)
dropStrayFiles(readKeptAnswers().flatMap(one => one.files ?? [])).catch(() => {}) // a browser that keeps nothing has nothing to drop
