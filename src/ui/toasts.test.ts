import { afterEach, describe, expect, it } from 'vitest'
import { makeTranslate } from '../core/translator.ts'
import { languageStore } from './language.ts'
import { messageWords } from './messageWords.ts'
import { translateStore } from './say.ts'
import { CallError } from './send.ts'
import { SAVE_TOAST_TIME, TOAST_TIME, toast, waitingToasts } from './toasts.ts'

afterEach(() => {
  waitingToasts.set([])
  languageStore.set('en')
  translateStore.set(null)
})
const shown = () => waitingToasts.get()

describe('toasts', () => {
  it('shows a red error or a success for 2000 ms unless set [A-RULE-085] [A-CONST-043] [B-CONST-044]', () => {
    toast.error('Failed to save')
    toast.success('Successfully saved', 3000)
    expect(shown()).toEqual([
      { text: 'Failed to save', kind: 'error', ms: 2000 },
      { text: 'Successfully saved', kind: 'success', ms: 3000 },
    ])
  })

  it('stands for 2 to 3 seconds [C-CONST-074]', () => {
    expect([TOAST_TIME, SAVE_TOAST_TIME]).toEqual([2000, 3000])
  })

  it("takes text or an error's message [A-RULE-087]", () => {
    toast.error(new Error('It exists already.'))
    expect(shown()[0]?.text).toBe('It exists already.')
  })

  it('tells the id of the request of a fault of the server, and of nothing else', () => {
    const more = { fields: [], requestId: 'rq-1' }
    toast.error(new CallError('sys.int.err', 'It failed.', { ...more, status: 500 }))
    toast.error(new CallError('sys.obj.nof', 'Not found.', { ...more, status: 404 }))
    expect(shown()).toEqual([
      { text: 'It failed.', kind: 'error', ms: 2000, requestId: 'rq-1' },
      { text: 'Not found.', kind: 'error', ms: 2000 },
    ])
  })

  it('shows nothing for empty text [A-RULE-088]', () => {
    toast.error('')
    toast.success('  ')
    toast.error(new Error(''))
    toast.error(undefined)
    expect(shown()).toEqual([])
  })

  it('speaks the language of the interface', () => {
    translateStore.set(makeTranslate([messageWords]))
    languageStore.set('fr')
    toast.success('Successfully saved')
    expect(shown()[0]?.text).toBe('Enregistré avec succès')
  })
})
