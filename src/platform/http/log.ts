import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Structured logs of pino: no bodies, no tokens, no passwords, no addresses. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
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
