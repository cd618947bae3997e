import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { currentWork } from '../watching/work.ts'

/** Structured logs of pino: no bodies, no tokens, no passwords, no addresses. Each line names its call or job and the id of the request. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        mixin: (_line, _level, log: { bindings(): object }) => {
          const work = currentWork()
          if (!work) return {}
          return 'reqId' in log.bindings() ? { work: work.name } : { work: work.name, reqId: work.id }
        },
        redact: {
          paths: [
            'req.headers',
            'headers["user-token"]',
            'headers.cookie',
            'headers["x-print-token"]',
            '*.Password',
            '*.PIN',
            '*.Token',
            '*.UserToken',
          ],
          remove: true,
        },
      }
