// What each device of the tests runs, bundled so that every device has its own copy with its own storage and clock.
export { createListRepository } from '@/shared/storage/list-repository'
export { createObjectRepository } from '@/shared/storage/object-repository'
export { readMember } from '@/sync/member'
export { listNotices, listRefusals } from '@/sync/outcomes'
export { retry } from '@/sync/refusals'
export { tryHeld } from '@/sync/room'
export { isJoined, readShadow, seal } from '@/sync/store'
export { joinWith, leave, meetAgain, synchronise } from '@/sync/synchronise'
