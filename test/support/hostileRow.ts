export type HostileRow = readonly [name: string, bytes: Uint8Array | string, why: string, expect?: 'inert']
