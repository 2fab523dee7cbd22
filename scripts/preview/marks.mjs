/** What stands in every file of a preview build and in no file of a production build: the gate looks for it. */
export const previewMark = 'preview-ribbon';

/** The folder of the ribbon's own files, below the site's own address. */
export const previewFolder = '/preview-ribbon';
