import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRequest, DueAnswers, DuePlan } from './load.ts'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
const send = (url: string, { path, headers = {} }: BenchRequest): Promise<boolean> =>
  new Promise(resolve => {
    const request = http.get(`${url}${path}`, { agent, headers }, reply => {
      reply.resume()
      reply.once('close', () => resolve(reply.complete && (reply.statusCode ?? 500) < 400))
    })
    request.once('error', () => resolve(false))
  })

/**
 * Sends each request at the moment when it is due, evenly over the seconds, whether or not those before are answered; a time counts from that
 * moment. So a server that stands still is measured by all who wait. The plan comes as JSON, the milliseconds and statuses go as JSON.
 */
const sendAll = async ({ url, rate, seconds, requests }: DuePlan): Promise<DueAnswers> => {
  const answers: DueAnswers = { took: [], failed: 0 }
  const flights: Promise<void>[] = []
  const begin = performance.now()
  for (let i = 0; i < rate * seconds; i++) {
    const due = begin + (1000 * i) / rate
    await sleep(Math.max(0, due - performance.now()))
    const asked = requests[i % requests.length]
    if (!asked) throw new Error('nothing is asked')
    flights.push(
      send(url, asked).then(isGood => {
        answers.took.push(performance.now() - due)
        if (!isGood) answers.failed += 1
      }),
    )
  }
  await Promise.all(flights)
  return answers
}

const answers = await sendAll(JSON.parse(await text(process.stdin)))
agent.destroy()
console.log(JSON.stringify(answers))
