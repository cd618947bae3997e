type Work<Asked, Answer> = (asked: readonly Asked[]) => Promise<readonly Answer[]>
type GatherOptions = { flights?: number; most?: number }
type Waiting<Asked, Answer> = { asked: Asked; resolve: (answer: Answer) => void; reject: (cause: unknown) => void }

/**
 * Lets what is asked in one turn of the event loop be answered together; `work` gives an answer to each, in their order, and where it throws
 * all of them are refused. While `flights` of them are under way the others wait and go together too, at most `most` at once.
 */
export const gather = <Asked, Answer>(
  work: Work<Asked, Answer>,
  { flights = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: GatherOptions = {},
): ((asked: Asked) => Promise<Answer>) => {
  let waiting: Waiting<Asked, Answer>[] = []
  let flying = 0
  let scheduled = false
  const schedule = () => {
    if (scheduled || flying >= flights || waiting.length === 0) return
    scheduled = true
    setImmediate(launch)
  }
  const launch = () => {
    scheduled = false
    const taken = waiting.slice(0, most)
    waiting = waiting.slice(most)
    flying++
    void fly(work, taken).then(() => {
      flying--
      schedule()
    })
    schedule()
  }
  return asked =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      schedule()
    })
}

type GatherByKeyOptions = { lanes: number; most: number }

/**
 * Lets what is asked of one key be answered together, at most `most` at once. One of each key is under way at a time, and at most `lanes` in
 * all; meanwhile the others wait, so that under load more go together. The key whose first has waited longest goes next.
 */
export const gatherByKey = <Key, Asked, Answer>(
  work: (key: Key, asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { lanes, most }: GatherByKeyOptions,
): ((key: Key, asked: Asked) => Promise<Answer>) => {
  const lines = new Map<Key, Waiting<Asked, Answer>[]>() // in the order in which their first came
  const flying = new Set<Key>()
  let scheduled = false
  const schedule = () => {
    if (scheduled || flying.size >= lanes) return
    scheduled = true
    setImmediate(launch)
  }
  const launch = () => {
    scheduled = false
    for (const [key, line] of lines) {
      if (flying.size >= lanes) return
      if (flying.has(key)) continue
      lines.delete(key)
      if (line.length > most) lines.set(key, line.slice(most))
      flying.add(key)
      void fly(asked => work(key, asked), line.slice(0, most)).then(() => {
        flying.delete(key)
        schedule()
      })
    }
  }
  return (key, asked) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? []
      lines.set(key, line)
      line.push({ asked, resolve, reject })
      schedule()
    })
}

const fly = async <Asked, Answer>(work: Work<Asked, Answer>, taken: readonly Waiting<Asked, Answer>[]): Promise<void> => {
  try {
    const answers = await work(taken.map(one => one.asked))
    if (answers.length !== taken.length) throw new Error('What was gathered was not answered one by one.')
    answers.forEach((answer, i) => taken[i]?.resolve(answer))
  } catch (cause) {
    for (const one of taken) one.reject(cause)
  }
}
