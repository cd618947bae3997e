import { expect, test } from 'vitest'
import { ownFile } from './ownFile.ts'

test.each([
  ['http://localhost:3000/files/g-1/f-2/logo.png', '/files/g-1/f-2/logo.png'],
  ['https://portal.example/files/g-1/f-2/logo.png', '/files/g-1/f-2/logo.png'],
  ['/files/g-1/f-2/logo.png', '/files/g-1/f-2/logo.png'],
  ['https://elsewhere.example/logo.png', 'https://elsewhere.example/logo.png'],
  ['https://elsewhere.example/a/files/g-1/f-2/logo.png', 'https://elsewhere.example/a/files/g-1/f-2/logo.png'],
])('%s is shown from %s', (stored, shown) => expect(ownFile(stored)).toBe(shown))
