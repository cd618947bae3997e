import { spawn, spawnSync } from 'node:child_process'

/** `npm run dev`: the server restarts on a change, the portal reloads in the browser at port 5173. */
const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', code => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
}

spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
run(process.execPath, ['--watch-path=src', 'src/app/start.ts'])
run('vite', ['--clearScreen', 'false'])
