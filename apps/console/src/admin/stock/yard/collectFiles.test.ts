import { expect, test } from 'vitest'
import { droppedFiles, pickedFiles } from './collectFiles'

const fileEntry = (fullPath: string) => ({
  ...{ isDirectory: false, fullPath },
  file: (done: (file: File) => void) => done(new File(['a'], fullPath.split('/').at(-1) ?? '')),
})
/** A folder whose reader returns two entries at a time. */
const folderEntry = (entries: object[]) => ({
  isDirectory: true,
  createReader: () => {
    const left = [...entries]
    return { readEntries: (done: (some: object[]) => void) => done(left.splice(0, 2)) }
  },
})
const drop = (entries: object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] }) as unknown as DataTransfer

test('A dropped folder is read with its folders, without the operating system’s files', async () => {
  const folder = folderEntry([
    fileEntry('/Yard/SN1001-1.jpg'),
    fileEntry('/Yard/.DS_Store'),
    folderEntry([fileEntry('/Yard/SN1002/1.jpg'), fileEntry('/Yard/SN1002/Thumbs.db'), fileEntry('/Yard/SN1002/2.jpg')]),
  ])
  const files = await droppedFiles(drop([folder, fileEntry('/ABC12D.jpg')]))
  expect(files.map(({ path }) => path)).toEqual(['Yard/SN1001-1.jpg', 'Yard/SN1002/1.jpg', 'Yard/SN1002/2.jpg', 'ABC12D.jpg'])
})

test('Picked files have the path of their folder, if one was chosen', () => {
  const inFolder = Object.defineProperty(new File(['a'], '1.jpg'), 'webkitRelativePath', { value: 'SN1001/1.jpg' })
  const files = pickedFiles([inFolder, new File(['a'], 'SN1002.jpg'), new File(['a'], '._SN1002.jpg')])
  expect(files.map(({ path }) => path)).toEqual(['SN1001/1.jpg', 'SN1002.jpg'])
})
