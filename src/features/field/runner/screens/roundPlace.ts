/** Which round, by the ids of its address. */
export type RoundPlace = { readonly gId: string; readonly bId: string; readonly rId: string }
