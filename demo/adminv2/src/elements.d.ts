/// <reference types="@mango/elements/jsx" />
