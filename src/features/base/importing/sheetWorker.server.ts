import { parentPort, workerData } from 'node:worker_threads'
import { type AskedBook, readWorkbook } from './workbook.server.ts'

// In a thread whose memory and time its maker limits.
parentPort?.postMessage(await readWorkbook(workerData as AskedBook)) // given by sheet.server.ts
