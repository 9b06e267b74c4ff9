/** A save sends the whole: said before it undoes what somebody else has saved meanwhile. */
export const overwriteWarning = (theirs: string) => `别人刚才把它改成了“${theirs}”。再按一次保存会覆盖那次的内容`
