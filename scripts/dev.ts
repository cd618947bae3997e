import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

/**
 * `npm run dev`: the portal reloads in the browser at port 5173; the server restarts when a module that it has loaded changes, built scan
 * pages among them. When one of the three ends, all do.
 */
const children: ChildProcess[] = []
const stop = () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
const run = (command: string, args: string[]) => {
  const child = spawn(command, args, { stdio: 'inherit' })
  children.push(child)
  child.on('exit', code => {
    process.exitCode ||= code ?? 0
    stop()
  })
}

spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
run(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/start.ts'])
run('vite', ['--clearScreen', 'false'])
run('vite', ['build', '--config', 'vite.scan.config.ts', '--logLevel', 'warn', '--watch'])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
