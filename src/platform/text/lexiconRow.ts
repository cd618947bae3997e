/**
 * What a word does, with its weight. `feeling` -3..3; `needed` a thing or act that is bad (weight) when denied ("no soap");
 * `negate` denies the next words; `hope` says that they are not so yet ("could be"); `boost` multiplies the next feeling;
 * `excess` makes the next word bad ("too warm"); `solve` puts right what is bad in its clause; `neutral` a phrase without feeling; the others begin a clause:
 * `contrast` outweighs what went before, `concede` weighs less, `except` turns the feeling before it, `and` goes on, `relief` ("then it worked")
 * makes good only a little of what was bad before.
 */
export type LexiconRow = readonly [role: 'feeling' | 'needed' | Exclude<Role, 'none'>, weight: number, words: string]
export type Role = 'none' | 'negate' | 'hope' | 'boost' | 'excess' | 'solve' | 'neutral' | Link
export type Link = 'contrast' | 'concede' | 'except' | 'and' | 'relief'
