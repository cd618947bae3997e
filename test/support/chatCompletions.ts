import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type AskedText = {
  authorization: string | undefined
  model: string
  facts: { Findings: readonly { Number: number; Answer: string }[] }
  raw: string
}

/** A real server that speaks the wire of chat completions. `answer` decides what comes back; null: it fails with 500. */
export const openChatCompletions = async () => {
  const asked: AskedText[] = []
  let answer: (of: AskedText) => string | null = () => ''
  const respond = async (request: IncomingMessage, reply: ServerResponse) => {
    const raw = await readBody(request)
    const body = JSON.parse(raw) as { model: string; messages: { content: string }[] }
    const of: AskedText = {
      authorization: request.headers.authorization,
      model: body.model,
      facts: JSON.parse(body.messages.at(-1)?.content ?? '{}'),
      raw,
    }
    asked.push(of)
    const text = answer(of)
    if (text === null) {
      reply.writeHead(500).end('{}')
      return
    }
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'c1', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content: text } }] }))
  }
  const server = createServer((request, reply) => void respond(request, reply))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    asked,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => new Promise<void>(done => server.close(() => done())),
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
