import { parentPort, workerData } from 'node:worker_threads'
import { cleanPdf } from './pdfClean.ts'

// In a thread whose memory and time its maker limits.
parentPort?.postMessage(await cleanPdf(workerData as Uint8Array)) // given by pdfCheck.ts
