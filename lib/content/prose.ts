/** A long text from Markdown: an introduction and sections, each with a heading that can be linked to. */
export type Prose = {
  introduction: string;
  sections: { id: string; heading: string; markdown: string }[];
};
