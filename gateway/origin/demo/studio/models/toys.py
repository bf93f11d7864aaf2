"""Toys: kind=rattle|cubes|plush|doll|doll-house|blocks|puzzle|board-game|car|train|scooter|kite; extra= names the variant of a kind."""

COLORS = {
    "red": (0.58, 0.03, 0.025),
    "orange": (0.8, 0.22, 0.02),
    "yellow": (0.86, 0.52, 0.04),
    "green": (0.06, 0.34, 0.1),
    "teal": (0.02, 0.3, 0.32),
    "blue": (0.02, 0.15, 0.5),
    "sky": (0.2, 0.48, 0.72),
    "pink": (0.78, 0.26, 0.34),
    "purple": (0.24, 0.09, 0.42),
    "white": (0.82, 0.81, 0.78),
    "sand": (0.72, 0.55, 0.34),
}
FIVE = ("red", "yellow", "green", "blue", "orange")
lacquer = lambda name: mat("lacquer-" + name, COLORS[name], 0.3, coat=0.4)
plastic = lambda name: mat("plastic-" + name, COLORS[name], 0.36, coat=0.2)
rubbery = lambda name: mat("soft-" + name, tuple(0.35 + 0.6 * c for c in COLORS[name]), 0.55)
felt = lambda name: fabric("felt-" + name, COLORS[name], 120, 0.4)
BEECH = lambda: mat("beech", (0.66, 0.47, 0.27), 0.45, wood=(0.75, 0.57, 0.36))
PLUSH = lambda name, color: fabric("plush-" + name, color, 90, 1.0, sheen=0.9)
SKIN = lambda: fabric("skin", (0.8, 0.52, 0.36), 200, 0.2)
EYE = lambda: mat("eye", (0.012, 0.01, 0.01), 0.12, coat=1.0)
CANOPY = lambda: mat("canopy", (0.01, 0.012, 0.016), 0.08, coat=1.0)
TYRE = lambda: mat("tyre", (0.025, 0.025, 0.027), 0.8, bump=0.5, scale=40)


def torus(major, minor, at, material, turn=(0, 0, 0)):
    points = [(major * math.cos(2 * math.pi * k / 48), major * math.sin(2 * math.pi * k / 48), 0) for k in range(49)]
    o = tube(points, minor, material, round_=False)
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return o


def rattle():
    extra = opt.get("extra", "musical")
    if extra == "wood":
        torus(0.5, 0.09, (0, 0, 0.6), BEECH(), (90, 0, 0))
        for k, name in enumerate(("red", "yellow", "teal", "orange", "blue")):
            a = math.radians(220 + 25 * k)
            ball(0.14, (0.5 * math.cos(a), 0, 0.6 + 0.5 * math.sin(a)), lacquer(name))
        torus(0.2, 0.05, (-0.3, 0.0, 0.42), lacquer("green"), (30, 50, 0))
    elif extra == "cloth":
        for k in range(6):
            a = math.radians(60 * k)
            ball(0.24, (0.26 * math.cos(a), 0, 1.1 + 0.26 * math.sin(a)), felt(("yellow", "orange")[k % 2]), (1, 0.7, 1))
        ball(0.3, (0, -0.1, 1.1), felt("white"), (1, 0.8, 1))
        for s in (-1, 1):
            ball(0.035, (s * 0.1, -0.335, 1.16), EYE())
        tube([(-0.1, -0.34, 1.02), (0, -0.35, 0.98), (0.1, -0.34, 1.02)], 0.014, lacquer("red"), n=8)
        tube([(0, 0, 0.85), (0.02, 0, 0.5), (0, 0, 0.1)], [0.1, 0.11, 0.12], felt("green"), n=8)
        torus(0.2, 0.06, (0, 0, 0.02), BEECH(), (90, 0, 0))
    elif extra == "rings":
        torus(0.36, 0.05, (0, 0, 1.1), plastic("white"), (90, 0, 0))
        for k, name in enumerate(("red", "yellow", "green", "blue")):
            def one(name=name):
                plate(rounded(0.34, 0.34, 0.17, 12), 0.1, plastic(name), (0, 0, 0), (90, 0, 0), 0.04)
                box((0.14, 0.1, 0.62), (0, -0.05, -0.42), plastic(name), 0.045)
                for j in range(2):
                    box((0.12, 0.1, 0.1), (0.1, -0.05, -0.4 - 0.2 * j), plastic(name), 0.04)
            placed(one, (-0.33 + 0.22 * k, -0.03 + 0.04 * (k % 2), 0.7 - 0.06 * abs(k - 1.5)), (0, 28 - 19 * k, 0))
    else:
        ball(0.46, (0, 0, 1.3), plastic("yellow"))
        lathe([(0.462, -0.1), (0.472, -0.08), (0.472, 0.08), (0.462, 0.1)], plastic("red"), at=(0, 0, 1.3))
        for k in range(8):
            a = math.radians(45 * k)
            ball(0.06, (0.4 * math.cos(a), 0.4 * math.sin(a), 1.52), plastic("orange"))
        lathe(curve([(0.1, 0.86), (0.08, 0.6), (0.1, 0.3), (0.13, 0.14), (0.1, 0.02), (0, 0)], 6), plastic("teal"), n=48)
        torus(0.14, 0.04, (0, 0, 0.84), plastic("white"))


def letter(text, at, size, material, turn=(90, 0, 0)):
    letters(text, size, at, material, turn, 0.012, "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")


def cubes():
    extra = opt.get("extra", "wood")
    places = [(-0.56, 0, 0.25, 6), (0, 0.05, 0.25, -4), (0.56, -0.02, 0.25, 9), (-0.27, 0.02, 0.75, -8), (0.28, 0.03, 0.75, 5), (0.02, 0.02, 1.25, 14)]
    if extra == "nested":
        z = 0
        for k, name in enumerate(("red", "orange", "yellow", "green", "sky", "purple")):
            s = 1.0 - 0.13 * k
            box((s, s, s * 0.78), (0, 0, z + s * 0.39), plastic(name), 0.05, turn=(0, 0, 4 * (k % 3 - 1)))
            upright(ring_outline(s * 0.24), -s / 2 - 0.006, -s / 2 + 0.02, plastic("white"), 0.004, z=z + s * 0.39)
            z += s * 0.78
        return
    for k, (x, y, z, turn) in enumerate(places):
        name = ("red", "yellow", "blue", "green", "orange", "teal")[k]

        def one(name=name, k=k):
            if extra == "silicone":
                box((0.5, 0.5, 0.5), (0, 0, 0), rubbery(name), 0.11, 8)
                turned_front([(0.15, 0.25), (0.14, 0.262), (0, 0.262)], (0, 0, 0), rubbery("white"))
            else:
                box((0.5, 0.5, 0.5), (0, 0, 0), BEECH(), 0.045)
                for turned in (0, 90, -90):
                    placed(lambda: upright(rounded(0.4, 0.4, 0.05), -0.256, -0.24, lacquer(name), 0.005), (0, 0, 0), (0, 0, turned))
                plate(rounded(0.4, 0.4, 0.05), 0.008, lacquer(name), (0, 0, 0.248), r=0.003)
                if extra == "arabic":
                    letter("ابتثجح"[k], (0, -0.262, 0.02), 0.34, lacquer("white"))
                    letter("خدذرزس"[k], (0.262, 0, 0.02), 0.34, lacquer("white"), (90, 0, 90))
                else:
                    shape = (ring_outline(0.12), rounded(0.22, 0.22, 0.01), ring_outline(0.14, 3), ring_outline(0.14, 6), [(0.15 * (1 if j % 2 else 0.5) * math.cos(math.pi * j / 5 + math.pi / 10), 0.15 * (1 if j % 2 else 0.5) * math.sin(math.pi * j / 5 + math.pi / 10)) for j in range(10)], ring_outline(0.14, 4))[k]
                    upright(shape, -0.264, -0.25, lacquer("white"), 0.003)

        placed(one, (x, y, z), (0, 0, turn))


def eyes(x, y, z, r=0.05):
    for s in (-1, 1):
        ball(r, (s * x, y, z), EYE())
        ball(r * 0.3, (s * x + r * 0.3, y - r * 0.8, z + r * 0.35), mat("glint", (0.9, 0.9, 0.9), 0.2))


def plush():
    extra = opt.get("extra", "bear")
    if extra == "camel":
        fur, pale = PLUSH("camel", (0.62, 0.4, 0.2)), PLUSH("pale", (0.8, 0.66, 0.46))
        ball(0.5, (0, 0, 0.95), fur, (1.25, 0.8, 0.8))
        ball(0.28, (0.02, 0, 1.36), fur, (1.1, 0.9, 1.0))
        for x in (-0.42, 0.42):
            for y in (-0.2, 0.2):
                tube([(x, y, 0.8), (x, y, 0.4), (x, y, 0.1)], [0.16, 0.13, 0.13], fur, n=8)
                ball(0.16, (x - 0.03, y, 0.08), pale, (1.15, 1, 0.6))
        tube([(-0.5, 0, 1.0), (-0.82, 0, 1.05), (-0.92, 0, 1.4), (-0.94, 0, 1.66)], [0.24, 0.2, 0.17, 0.18], fur, n=10)
        ball(0.25, (-0.98, 0, 1.8), fur, (1.15, 0.9, 0.9))
        ball(0.18, (-1.22, 0, 1.72), pale, (1.1, 0.95, 0.85))
        for s in (-1, 1):
            ball(0.08, (-0.86, s * 0.2, 1.98), fur, (0.7, 0.6, 1.2))
            ball(0.045, (-1.1, s * 0.19, 1.86), EYE())
            ball(0.02, (-1.37, s * 0.06, 1.75), EYE())
        saddle = felt("red")
        loft([[(x, 0.44 * math.sin(a), 0.98 + 0.43 * math.cos(a)) for a in [math.radians(t) for t in range(-100, 101, 10)]] for x in (-0.16, 0.16)], saddle, caps=False)
        tube([(0.6, 0, 1.05), (0.76, 0, 0.9), (0.8, 0, 0.62)], [0.05, 0.035, 0.05], fur, n=8)
        return
    if extra == "fennec":
        fur, pale, inner = PLUSH("fennec", (0.78, 0.5, 0.24)), PLUSH("cream", (0.86, 0.76, 0.6)), felt("pink")
    elif extra == "rabbit":
        fur, pale, inner = PLUSH("rabbit", (0.56, 0.52, 0.5)), PLUSH("white", (0.86, 0.84, 0.8)), felt("pink")
    else:
        fur, pale, inner = PLUSH("bear", (0.44, 0.23, 0.1)), PLUSH("muzzle", (0.74, 0.54, 0.34)), PLUSH("muzzle", (0.74, 0.54, 0.34))
    ball(0.52, (0, 0, 0.56), fur, (1, 0.86, 1.05))
    ball(0.36, (0, -0.22, 0.52), pale, (1, 0.72, 1.05))
    ball(0.46, (0, -0.06, 1.36), fur, (1.05, 0.94, 0.94))
    ball(0.21, (0, -0.42, 1.26), pale, (1.15, 0.85, 0.85))
    ball(0.065, (0, -0.6, 1.31), EYE(), (1.3, 0.8, 0.9))
    tube([(0, -0.61, 1.26), (0, -0.605, 1.2)], 0.01, EYE(), round_=False)
    tube([(-0.08, -0.58, 1.17), (0, -0.605, 1.2), (0.08, -0.58, 1.17)], 0.01, EYE(), n=6)
    eyes(0.17, -0.46, 1.44, 0.055)
    for s in (-1, 1):
        tube([(s * 0.36, -0.02, 0.9), (s * 0.56, -0.14, 0.66), (s * 0.54, -0.32, 0.44)], [0.17, 0.16, 0.15], fur, n=8)
        ball(0.16, (s * 0.53, -0.36, 0.42), fur)
        ball(0.25, (s * 0.36, -0.34, 0.22), fur, (0.95, 1.3, 0.9))
        ball(0.2, (s * 0.4, -0.58, 0.24), fur, (1, 0.7, 1.15))
        ball(0.12, (s * 0.4, -0.695, 0.25), pale, (1, 0.3, 1.1))
        if extra == "rabbit":
            tube([(s * 0.16, 0, 1.7), (s * 0.22, 0.0, 2.0), (s * 0.3, 0.0, 2.3)], [0.12, 0.14, 0.08], fur, n=10, flat=0.5)
            tube([(s * 0.17, -0.06, 1.76), (s * 0.225, -0.065, 2.0), (s * 0.29, -0.055, 2.24)], [0.06, 0.08, 0.04], inner, n=10, flat=0.5)
        elif extra == "fennec":
            tube([(s * 0.28, 0.0, 1.6), (s * 0.46, 0.02, 1.9), (s * 0.62, 0.04, 2.24)], [0.22, 0.24, 0.04], fur, n=10, flat=0.5)
            tube([(s * 0.3, -0.08, 1.66), (s * 0.46, -0.095, 1.9), (s * 0.59, -0.04, 2.14)], [0.12, 0.15, 0.03], inner, n=10, flat=0.5)
        else:
            ball(0.17, (s * 0.36, 0, 1.7), fur, (1, 0.6, 1))
            ball(0.1, (s * 0.36, -0.085, 1.7), inner, (1, 0.4, 1))
    if extra == "fennec":
        tube([(0.3, 0.3, 0.2), (0.72, 0.2, 0.3), (0.86, 0.0, 0.62), (0.8, -0.06, 0.9)], [0.12, 0.2, 0.2, 0.06], fur, n=10)
        ball(0.1, (0.8, -0.06, 0.88), pale, (1, 1, 1.3))
    if extra == "giant":
        for s in (-1, 1):
            ball(0.2, (s * 0.2, -0.44, 0.98), felt("red"), (1.1, 0.45, 0.75))
            tube([(s * 0.03, -0.46, 0.96), (s * 0.1, -0.5, 0.78), (s * 0.16, -0.5, 0.66)], [0.05, 0.08, 0.09], felt("red"), n=8, flat=0.4)
        ball(0.09, (0, -0.5, 0.98), felt("red"))
        torus(0.33, 0.05, (0, -0.06, 1.0), felt("red"))


def doll():
    extra = opt.get("extra", "rag")
    dress = {"rag": "pink", "traditional": "red", "hair": "purple", "talking": "teal"}[extra]
    hair = {"rag": (0.5, 0.16, 0.03), "traditional": (0.03, 0.02, 0.015), "hair": (0.6, 0.36, 0.1), "talking": (0.12, 0.05, 0.02)}[extra]
    strand = fabric("hair", hair, 60, 0.8)
    for s in (-1, 1):
        tube([(s * 0.14, 0, 0.5), (s * 0.15, 0, 0.12)], [0.09, 0.08], SKIN() if extra != "rag" else felt("white"), round_=False)
        ball(0.12, (s * 0.15, -0.06, 0.07), lacquer(dress) if extra != "rag" else felt("red"), (0.9, 1.4, 0.75))
        tube([(s * 0.2, 0, 1.16), (s * 0.42, -0.02, 0.92), (s * 0.5, -0.08, 0.7)], [0.1, 0.085, 0.07], felt(dress), n=8)
        ball(0.085, (s * 0.51, -0.09, 0.63), SKIN())
    profile = curve([(0.0, 1.24), (0.16, 1.22), (0.2, 1.05), (0.18, 0.92), (0.34, 0.66), (0.5, 0.36)], 6)
    n = 72
    loft([[(r * (1 + (0.05 * math.cos(12 * 2 * math.pi * i / n) if z < 0.8 else 0)) * math.cos(2 * math.pi * i / n), r * (1 + (0.05 * math.cos(12 * 2 * math.pi * i / n) if z < 0.8 else 0)) * math.sin(2 * math.pi * i / n), z) for i in range(n)] for r, z in profile[1:]], felt(dress), caps=True)
    if extra == "traditional":
        gold = mat("gold-thread", (0.8, 0.55, 0.16), 0.3, 0.9, bump=0.4, scale=200)
        for z, r in ((0.4, 0.5), (0.5, 0.45), (0.93, 0.195)):
            torus(r, 0.018, (0, 0, z), gold)
        for k in range(5):
            ball(0.022, (0, -0.215, 1.16 - 0.05 * k), gold)
        lathe([(0.0, 1.98), (0.2, 1.97), (0.23, 1.94), (0.26, 1.8)], felt("red"))
        torus(0.258, 0.02, (0, 0, 1.81), gold)
        for k in range(-3, 4):
            ball(0.02, (0.09 * k, -0.36 + 0.015 * k * k, 1.72), gold)
    else:
        torus(0.19, 0.025, (0, 0, 0.93), felt("white"))
        torus(0.14, 0.04, (0, 0, 1.23), felt("white"))
    ball(0.33, (0, 0, 1.54), SKIN(), (1, 0.95, 1.0))
    eyes(0.12, -0.3, 1.56, 0.042)
    for s in (-1, 1):
        ball(0.05, (s * 0.2, -0.25, 1.46), mat("blush", (0.85, 0.35, 0.28), 0.9), (1, 0.3, 0.8))
    tube([(-0.06, -0.315, 1.43), (0, -0.32, 1.41), (0.06, -0.315, 1.43)], 0.012, lacquer("red"), n=6)
    ball(0.36, (0, 0.06, 1.6), strand, (1.0, 0.92, 1.0))
    tube([(-0.3, -0.16, 1.66), (-0.15, -0.29, 1.79), (0.05, -0.31, 1.81), (0.3, -0.16, 1.66)], [0.06, 0.085, 0.085, 0.06], strand, n=8)
    if extra == "rag":
        for s in (-1, 1):
            for k in range(4):
                ball(0.11 - 0.008 * k, (s * (0.4 + 0.03 * k), 0.0, 1.5 - 0.15 * k), strand, (1, 0.9, 0.9))
            ball(0.06, (s * 0.38, -0.04, 1.58), felt("red"))
    elif extra == "hair":
        for k in range(-5, 6):
            a = k / 5
            tube([(0.3 * a, 0.26 - 0.1 * abs(a), 1.7), (0.38 * a, 0.3 - 0.1 * abs(a), 1.2), (0.36 * a, 0.28 - 0.06 * abs(a), 0.8)], [0.09, 0.1, 0.05], strand, n=8)
    elif extra == "talking":
        for s in (-1, 1):
            tube([(s * 0.3, 0.1, 1.76), (s * 0.52, 0.1, 1.72), (s * 0.56, 0.08, 1.4)], [0.08, 0.12, 0.05], strand, n=8)


def house_box(w, d, floors, roof="red", wall="white"):
    h = 0.62
    for k in range(floors + 1):
        box((w, d, 0.05), (0, 0, 0.03 + h * k), BEECH(), 0.01)
    for s in (-1, 1):
        box((0.05, d, h * floors), (s * w / 2, 0, h * floors / 2 + 0.03), lacquer(wall), 0.01)
    box((w, 0.04, h * floors), (0, d / 2, h * floors / 2 + 0.03), lacquer("sky"), 0.005)
    for k in range(floors):
        box((0.04, d * 0.96, h), (w * (0.08 if k % 2 else -0.1), 0, h * k + h / 2 + 0.03), lacquer("yellow" if k % 2 else "pink"), 0.005)
    top = h * floors + 0.05
    for s in (-1, 1):
        box((w * 0.66, d + 0.1, 0.05), (s * w * 0.265, 0, top + w * 0.19), lacquer(roof), 0.01, turn=(0, s * 36, 0))
    plate([(-w / 2, 0), (w / 2, 0), (0, w * 0.37)], 0.04, lacquer(wall), (0, d / 2, top), (90, 0, 0), 0.005)
    upright(ring_outline(0.1), d / 2 - 0.06, d / 2 - 0.03, lacquer("teal"), 0.004, z=top + w * 0.12)


def furniture(z, kind):
    if kind == "bed":
        box((0.44, 0.5, 0.1), (-0.38, 0, z + 0.1), BEECH(), 0.02)
        box((0.42, 0.4, 0.08), (-0.38, -0.04, z + 0.17), felt("teal"), 0.035)
        box((0.36, 0.12, 0.07), (-0.38, 0.17, z + 0.22), felt("white"), 0.03)
    if kind == "table":
        lathe([(0, 0.2), (0.17, 0.2), (0.17, 0.17), (0.03, 0.16), (0.03, 0.02), (0.1, 0)], BEECH(), at=(0.34, -0.05, z), n=40)
        for s in (-1, 1):
            box((0.1, 0.1, 0.12), (0.34 + s * 0.22, -0.1, z + 0.06), lacquer("red"), 0.015)
    if kind == "sofa":
        box((0.44, 0.24, 0.12), (0.36, 0.05, z + 0.07), felt("red"), 0.04)
        box((0.44, 0.08, 0.24), (0.36, 0.16, z + 0.15), felt("red"), 0.04)
    if kind == "cupboard":
        box((0.22, 0.2, 0.4), (-0.5, 0.18, z + 0.2), lacquer("green"), 0.015)
        box((0.16, 0.2, 0.22), (-0.26, 0.18, z + 0.11), lacquer("yellow"), 0.015)


def doll_house():
    extra = opt.get("extra", "floors")
    if extra == "folded":
        box((1.3, 0.8, 1.1), (0, 0, 0.57), lacquer("pink"), 0.03)
        box((1.34, 0.84, 0.06), (0, 0, 0.03), BEECH(), 0.015)
        for s in (-1, 1):
            box((0.9, 0.94, 0.06), (s * 0.35, 0, 1.34), lacquer("teal"), 0.015, turn=(0, s * 34, 0))
        plate([(-0.64, 0), (0.64, 0), (0, 0.44)], 0.76, lacquer("pink"), (0, 0.38, 1.12), (90, 0, 0), 0.01)
        for x in (-0.38, 0.38):
            upright(rounded(0.26, 0.32, 0.03), -0.42, -0.39, lacquer("white"), 0.006, x=x, z=0.72)
            upright(rounded(0.2, 0.26, 0.02), -0.428, -0.41, lacquer("sky"), 0.003, x=x, z=0.72)
            box((0.02, 0.02, 0.26), (x, -0.428, 0.72), lacquer("white"), 0.004)
            box((0.2, 0.02, 0.02), (x, -0.428, 0.72), lacquer("white"), 0.004)
        upright(rounded(0.3, 0.56, 0.14), -0.42, -0.39, lacquer("yellow"), 0.008, z=0.32)
        disc(0.02, 0.02, (0.09, -0.425, 0.32), lacquer("white"))
        tube([(-0.2, 0, 1.54), (-0.18, 0, 1.72), (0.18, 0, 1.72), (0.2, 0, 1.54)], 0.035, BEECH(), n=6)
        box((0.02, 0.01, 1.06), (0, -0.402, 0.57 + 0.04), lacquer("white"), 0)
        return
    floors = 3 if extra == "floors" else 2
    house_box(1.5, 0.6, floors, "red" if floors == 3 else "teal")
    for k in range(floors):
        z = 0.06 + 0.62 * k
        furniture(z, ("table", "bed", "cupboard")[k])
        furniture(z, ("cupboard", "sofa", "table")[k])


def arch(x, y, name, z=0):
    out = [(-0.3, 0), (-0.3, 0.4), (0.3, 0.4), (0.3, 0), (0.16, 0)] + [(0.16 * math.cos(math.radians(a)), 0.16 * math.sin(math.radians(a))) for a in range(10, 171, 16)] + [(-0.16, 0)]
    plate(out, 0.3, lacquer(name) if name else BEECH(), (x, y + 0.15, z), (90, 0, 0), 0.012)


def prism(x, y, z, w, d, h, name):
    plate([(-w / 2, 0), (w / 2, 0), (0, h)], d, lacquer(name), (x, y + d / 2, z), (90, 0, 0), 0.015)


def tree(x, y):
    lathe([(0.04, 0), (0.04, 0.2)], BEECH(), at=(x, y, 0), n=24)
    lathe(curve([(0.001, 0.62), (0.12, 0.4), (0.18, 0.2), (0.0, 0.18)], 5), lacquer("green"), at=(x, y, 0), n=40)


def blocks():
    extra = opt.get("extra", "castle")
    if extra == "magnetic":
        for k, (x, z, name, shape) in enumerate([(-0.5, 0.3, "red", 0), (0.12, 0.3, "yellow", 0), (-0.5, 0.92, "green", 0), (0.12, 0.92, "blue", 0), (-0.5, 1.46, "orange", 1), (0.12, 1.46, "purple", 1)]):
            out = rounded(0.58, 0.58, 0.05) if not shape else [(-0.29, -0.24), (0.29, -0.24), (0, 0.3)]
            for y in (-0.3, 0.28):
                upright(out, y - 0.02, y + 0.02, mat("clear-" + name, tuple(min(1, c * 1.5 + 0.08) for c in COLORS[name]), 0.06, glass=0.65, coat=0.5), 0.01, x=x, z=z)
                edge = [(px * 0.97, pz * 0.97) for px, pz in out]
                tube([(x + px, y, z + pz) for px, pz in edge + edge[:1]], 0.026, plastic(name), round_=False)
        for x, name in ((-0.8, "blue"), (0.42, "red")):
            for z in (0.3, 0.92):
                box((0.04, 0.56, 0.56), (x, 0, z), mat("clear-side-" + name, tuple(min(1, c * 1.5 + 0.08) for c in COLORS[name]), 0.06, glass=0.65, coat=0.5), 0.01)
        return
    if extra == "vehicles":
        box((1.7, 0.5, 0.14), (0, 0, 0.3), BEECH(), 0.03)
        box((0.4, 0.5, 0.5), (-0.6, 0, 0.6), lacquer("red"), 0.05)
        upright(rounded(0.24, 0.2, 0.03), -0.262, -0.24, lacquer("sky"), 0.006, x=-0.64, z=0.68)
        box((0.02, 0.36, 0.2), (-0.805, 0, 0.68), lacquer("sky"), 0.006)
        for k, (x, z, name) in enumerate([(-0.1, 0.5, "yellow"), (0.28, 0.5, "blue"), (0.64, 0.5, "green"), (0.1, 0.78, "orange"), (0.46, 0.78, "purple")]):
            if k % 2:
                o = lathe([(0, -0.2), (0.13, -0.2), (0.14, -0.18), (0.14, 0.18), (0.13, 0.2), (0, 0.2)], lacquer(name), at=(x, 0, z), n=48)
                o.rotation_euler = (math.radians(90), 0, 0)
            else:
                box((0.28, 0.4, 0.27), (x, 0, z), lacquer(name), 0.03)
        for x in (-0.55, 0.1, 0.6):
            for s in (-1, 1):
                turned_front([(0, -0.07), (0.19, -0.07), (0.2, -0.05), (0.2, 0.05), (0.19, 0.07), (0.05, 0.08), (0, 0.08)], (x, s * 0.3, 0.2), BEECH())
                if s < 0:
                    disc(0.06, 0.03, (x, -0.37, 0.2), lacquer("red"))
        return
    if extra == "medina":
        white, blue = lambda: lacquer("white"), lambda: lacquer("blue")
        for x, y, w, h in ((-0.75, 0.1, 0.5, 0.6), (-0.2, 0.2, 0.56, 0.9), (0.4, 0.1, 0.6, 0.56), (0.92, 0.25, 0.36, 0.8)):
            box((w, 0.5, h), (x, y, h / 2), white(), 0.02)
        ball(0.24, (-0.2, 0.2, 0.9), white())
        ball(0.17, (0.92, 0.25, 0.8), white())
        box((0.24, 0.24, 1.5), (-0.75, 0.5, 0.75), white(), 0.015)
        box((0.16, 0.16, 0.24), (-0.75, 0.5, 1.6), white(), 0.012)
        lathe([(0.14, 0), (0, 0.22)], lacquer("green"), at=(-0.75, 0.5, 1.72), n=4)
        for x, y, z, w, h in ((-0.75, -0.15, 0.2, 0.2, 0.36), (-0.2, -0.05, 0.2, 0.22, 0.38), (0.3, -0.15, 0.18, 0.2, 0.34), (0.92, 0.0, 0.2, 0.18, 0.36)):
            out = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - w / 2)] + [(w / 2 * math.cos(math.radians(a)), h / 2 - w / 2 + w / 2 * math.sin(math.radians(a))) for a in range(15, 180, 15)] + [(-w / 2, h / 2 - w / 2)]
            upright(out, y - 0.014, y + 0.02, blue(), 0.004, x=x, z=z)
        for x, y, z in ((-0.3, -0.05, 0.66), (-0.08, -0.05, 0.66), (0.56, -0.15, 0.34)):
            upright(rounded(0.1, 0.14, 0.01), y - 0.012, y + 0.02, blue(), 0.003, x=x, z=z)
        arch(0.1, -0.5, "white")
        box((0.3, 0.3, 0.3), (-0.55, -0.5, 0.15), BEECH(), 0.02, turn=(0, 0, 15))
        return
    if extra == "city":
        for k, (x, h, name, roof) in enumerate([(-0.8, 0.5, "yellow", "red"), (-0.25, 0.8, "sky", "orange"), (0.3, 0.55, "pink", "teal"), (0.8, 0.95, "white", "blue")]):
            y = 0.12 * (k % 2)
            box((0.46, 0.42, h), (x, y, h / 2), lacquer(name), 0.02)
            prism(x, y, h, 0.5, 0.46, 0.28, roof)
            for j in range(int(h / 0.3)):
                for s in (-1, 1):
                    upright(rounded(0.1, 0.12, 0.015), y - 0.222, y - 0.2, lacquer("white" if name != "white" else "sky"), 0.003, x=x + s * 0.1, z=0.3 + 0.27 * j)
            upright(rounded(0.12, 0.2, 0.02), y - 0.222, y - 0.2, BEECH(), 0.003, x=x, z=0.1)
        for x, y in ((-0.52, -0.45), (0.55, -0.42)):
            tree(x, y)
        box((0.34, 0.2, 0.12), (0.0, -0.5, 0.12), lacquer("red"), 0.04)
        box((0.18, 0.18, 0.1), (0.02, -0.5, 0.22), lacquer("red"), 0.035)
        for x in (-0.1, 0.1):
            turned_front([(0, 0.02), (0.06, 0.02), (0.06, -0.02)], (x, -0.6, 0.06), lacquer("yellow"))
        return
    for x in (-0.8, 0.8):
        lathe([(0.24, 0), (0.25, 0.02), (0.25, 0.98), (0.24, 1.0), (0, 1.0)], lacquer("sand"), at=(x, 0, 0), n=48)
        lathe([(0.001, 0.5), (0.3, 0.02), (0.3, 0), (0, 0)], lacquer("red"), at=(x, 0, 1.0), n=48)
        upright(rounded(0.08, 0.2, 0.03), -0.256, -0.2, lacquer("blue"), 0.004, x=x, z=0.7)
    box((1.2, 0.3, 0.36), (0, 0.0, 0.58), BEECH(), 0.02)
    arch(0, 0, None)
    box((0.3, 0.3, 0.4), (-0.45, 0, 0.2), lacquer("yellow"), 0.02)
    box((0.3, 0.3, 0.4), (0.45, 0, 0.2), lacquer("yellow"), 0.02)
    for k in range(5):
        box((0.15, 0.28, 0.15), (-0.5 + 0.25 * k, 0, 0.83), lacquer("orange"), 0.015)
    box((0.4, 0.34, 0.5), (0, 0.3, 1.0), lacquer("green"), 0.02)
    prism(0, 0.3, 1.25, 0.48, 0.42, 0.34, "blue")


def piece(w, out_x, out_y, in_x, in_y):
    """A jigsaw piece: a tab to the right and the top where `out`, a hollow on the left and the bottom where `in`."""
    r = w * 0.13
    bulge = lambda cx, cy, start, sign: [(cx + r * math.cos(math.radians(start + sign * a)), cy + r * math.sin(math.radians(start + sign * a))) for a in range(0, 241, 20)]
    h, p = w / 2, []
    p += [(-h, -h)]
    if in_y:
        p += bulge(0, -h + r * 0.5, 210, -1)
    p += [(h, -h)]
    if out_x:
        p += bulge(h + r * 0.5, 0, 240, 1)
    p += [(h, h)]
    if out_y:
        p += bulge(0, h + r * 0.5, -30, 1)
    p += [(-h, h)]
    if in_x:
        p += bulge(-h + r * 0.5, 0, 120, -1)
    return p


def puzzle():
    extra = opt.get("extra", "village")
    w, n, m = 0.5, 5, 4
    sky = {"village": ["white", "white", "sky", "blue"], "sea": ["teal", "teal", "sky", "sky"], "animals": ["green", "green", "yellow", "sky"]}
    missing = {(4, 0), (4, 1), (3, 0)}
    for i in range(n):
        for j in range(m):
            if (i, j) in missing:
                continue
            name = ("sand" if (i + j) % 2 else "orange") if extra == "wood" else sky[extra][j]
            if extra == "village" and j < 2 and (i * 3 + j) % 4 == 1:
                name = "blue"
            if extra == "sea" and (i, j) in ((1, 1), (2, 2), (3, 1)):
                name = "blue"
            if extra == "animals" and (i, j) in ((1, 1), (2, 1), (3, 2), (0, 2)):
                name = "orange"
            material = BEECH() if extra == "wood" and (i + j) % 2 else lacquer(name)
            sheet(piece(w * 0.985, i < n - 1, j < m - 1, i > 0, j > 0), 0.07, material, ((i - 2) * w, (j - 1.5) * w, 0), 0, 0.012)
    for k, (i, j) in enumerate(((4, 0), (4, 1), (3, 0))):
        name = "orange" if extra == "wood" else sky[extra][j]
        sheet(piece(w * 0.985, True, True, True, False), 0.07, lacquer(name), ((0.7, 1.34, 0.02)[k], (-1.46, -1.3, -1.5)[k], 0.0), (28, -40, 75)[k], 0.012)


def pawn(x, y, name, s=1.0):
    lathe(curve([(0.0, 0.46), (0.07, 0.44), (0.09, 0.37), (0.05, 0.29), (0.06, 0.2), (0.13, 0.06), (0.14, 0.0)], 6), lacquer(name), at=(x, y, 0.06), n=48)
    ball(0.095 * s, (x, y, 0.45), lacquer(name))


def die(x, y, z, turn):
    def one():
        box((0.26, 0.26, 0.26), (0, 0, 0.13), lacquer("white"), 0.04)
        for dx, dz in ((-0.07, 0.2), (0.07, 0.06), (0, 0.13)):
            disc(0.026, 0.006, (dx, -0.13, dz), BLACK())
        for dx, dy in ((-0.07, -0.07), (0.07, 0.07), (-0.07, 0.07), (0.07, -0.07)):
            lathe([(0, 0.004), (0.026, 0.004), (0.03, 0)], BLACK(), at=(dx, dy, 0.26), n=24)

    placed(one, (x, y, z), (0, 0, turn))


def board_game():
    extra = opt.get("extra", "strategy")
    if extra == "cards":
        rnd = random.Random(4)
        for k in range(7):
            def card(k=k):
                sheet(rounded(0.56, 0.86, 0.05), 0.01, lacquer("white"), (0, 0.9, 0), 0, 0.002)
                sheet(rounded(0.36, 0.5, 0.04), 0.003, lacquer(FIVE[k % 5]), (0, 0.9, 0.01), 0, 0)
                for s in (-1, 1):
                    sheet(ring_outline(0.04), 0.003, lacquer(FIVE[k % 5]), (s * -0.21, 0.9 + s * 0.35, 0.01), 0, 0)
            placed(card, (0, -0.5, 0.012 * k), (0, 0, 48 - 16 * k))
        for k in range(18):
            sheet(rounded(0.56, 0.86, 0.05), 0.014, lacquer("white" if k % 2 else "sky"), (-0.9 + rnd.uniform(-0.01, 0.01), -0.7, 0.014 * k), -14, 0.002)
        sheet(rounded(0.5, 0.8, 0.05), 0.01, lacquer("blue"), (-0.9, -0.7, 0.252), -14, 0.002)
        return
    if extra == "memory":
        for i in range(4):
            for j in range(4):
                face = (i, j) in ((1, 2), (3, 1))
                sheet(rounded(0.42, 0.42, 0.05), 0.07, lacquer("yellow" if face else "teal"), ((i - 1.5) * 0.5, (j - 1.5) * 0.5, 0), (i * 5 + j * 3) % 7 - 3, 0.015)
                sheet([(0.15 * (1 if k % 2 else 0.5) * math.cos(math.pi * k / 5), 0.15 * (1 if k % 2 else 0.5) * math.sin(math.pi * k / 5)) for k in range(10)] if face else ring_outline(0.1), 0.006, lacquer("red" if face else "white"), ((i - 1.5) * 0.5, (j - 1.5) * 0.5, 0.068), 0, 0)
        return
    if extra == "kharbga":
        box((1.9, 1.9, 0.14), (0, 0, 0.07), mat("olive-wood", (0.42, 0.26, 0.12), 0.4, coat=0.2, wood=(0.56, 0.38, 0.2)), 0.03)
        for i in range(5):
            for j in range(5):
                x, y = (i - 2) * 0.35, (j - 2) * 0.35
                lathe([(0, 0.002), (0.1, 0.002), (0.12, 0)], mat("hollow", (0.16, 0.09, 0.04), 0.6), at=(x, y, 0.14), n=32)
                if (i, j) == (2, 2):
                    continue
                if j != 2 or i % 2:
                    lathe(curve([(0, 0.12), (0.07, 0.11), (0.11, 0.06), (0.08, 0.0)], 5), lacquer("white") if j > 2 or (j == 2 and i > 2) else mat("dark-stone", (0.06, 0.035, 0.02), 0.35), at=(x, y, 0.142), n=32)
        return
    box((2.0, 2.0, 0.05), (0, 0, 0.03), lacquer("green" if extra == "cooperative" else "white"), 0.012)
    if extra == "cooperative":
        for k in range(22):
            a = 2 * math.pi * k / 22
            sheet(ring_outline(0.11), 0.01, lacquer(FIVE[k % 5]), (0.75 * math.cos(a), 0.62 * math.sin(a) + 0.12 * math.sin(3 * a), 0.055), 0, 0.003)
        for x, y in ((-0.1, 0.05), (0.22, -0.08)):
            lathe(curve([(0.001, 0.5), (0.1, 0.3), (0.16, 0.1), (0, 0.08)], 5), lacquer("teal"), at=(x, y, 0.06), n=32)
    else:
        for i in range(8):
            for j in range(8):
                if (i + j) % 2 == 0:
                    sheet(rounded(0.22, 0.22, 0.004), 0.006, lacquer("teal"), ((i - 3.5) * 0.225, (j - 3.5) * 0.225, 0.054), 0, 0)
    for x, y, name in ((-0.56, -0.34, "red"), (-0.12, -0.56, "yellow"), (0.34, 0.34, "blue"), (0.56, -0.12, "orange"), (-0.34, 0.56, "purple")):
        pawn(x, y, name)
    die(-0.72, -1.25, 0, 20)
    die(-0.34, -1.32, 0, -25)


def wheel(x, y, z, r, w, rim="yellow", spikes=True):
    turned_front([(r * 0.6, -w / 2), (r * 0.9, -w / 2), (r, -w * 0.36), (r, w * 0.36), (r * 0.9, w / 2), (r * 0.6, w / 2)], (x, y, z), TYRE())
    if spikes:
        for k in range(22):
            a = 2 * math.pi * k / 22
            box((r * 0.12, w * 0.9, r * 0.14), (x + r * math.cos(a), y, z + r * math.sin(a)), TYRE(), 0.012, turn=(0, -math.degrees(a), 0))
    for s in (-1, 1):
        turned_front([(0, s * w * 0.3), (r * 0.2, s * w * 0.34), (r * 0.5, s * w * 0.22), (r * 0.62, s * w * 0.46)], (x, y, z), plastic(rim))


def car():
    extra = opt.get("extra", "offroad")
    if extra == "race":
        soft(closed([(-1.2, 0.2), (-1.22, 0.32), (-0.7, 0.4), (-0.3, 0.62), (0.1, 0.66), (0.5, 0.5), (1.05, 0.5), (1.1, 0.24), (0.4, 0.16), (-0.5, 0.16)]), 0.74, plastic("red"), 0.14)
        soft(closed([(-0.32, 0.5), (-0.1, 0.68), (0.18, 0.7), (0.46, 0.54), (0.1, 0.48)]), 0.5, CANOPY(), 0.1)
        box((0.3, 0.96, 0.035), (1.08, 0, 0.74), plastic("white"), 0.012)
        for y in (-0.36, 0.36):
            box((0.14, 0.03, 0.3), (1.06, y, 0.6), plastic("white"), 0.01)
        box((0.3, 0.96, 0.035), (-1.2, 0, 0.16), plastic("white"), 0.012)
        for x, r in ((-0.72, 0.25), (0.72, 0.28)):
            for s in (-1, 1):
                wheel(x, s * 0.48, r, r, 0.28, "yellow", False)
        for s in (-1, 1):
            upright([(-0.5, -0.04), (0.5, -0.02), (0.5, 0.03), (-0.5, 0.05)], -0.372 if s < 0 else 0.36, -0.36 if s < 0 else 0.372, plastic("white"), 0.002, x=0.0, z=0.34)
        return
    if extra == "stunt":
        soft(closed([(-0.7, 0.44), (-0.72, 0.7), (-0.3, 0.84), (0.3, 0.84), (0.72, 0.7), (0.7, 0.44), (0.3, 0.34), (-0.3, 0.34)]), 0.62, plastic("green"), 0.12)
        soft(closed([(-0.34, 0.74), (-0.2, 0.92), (0.2, 0.92), (0.34, 0.74)]), 0.4, CANOPY(), 0.08)
        for x in (-0.72, 0.72):
            for s in (-1, 1):
                wheel(x, s * 0.56, 0.56, 0.56, 0.42, "orange")
        return
    name = "sky" if extra == "amphibious" else "orange"
    z = 0.42
    soft(closed([(-1.05, z + 0.06), (-1.0, z + 0.3), (-0.5, z + 0.42), (-0.34, z + 0.76), (0.46, z + 0.78), (0.6, z + 0.44), (1.0, z + 0.4), (1.04, z + 0.08), (0.4, z), (-0.4, z)]), 0.84, plastic(name), 0.12)
    soft([(-0.42, z + 0.44), (-0.28, z + 0.72), (0.4, z + 0.73), (0.5, z + 0.46)], 0.86, CANOPY(), 0.02)
    box((0.03, 0.7, 0.26), (-0.46, 0, z + 0.58), CANOPY(), 0.01, turn=(0, 26, 0))
    tube([(0.5, -0.36, z + 0.4), (0.46, -0.36, z + 0.86), (0.46, 0.36, z + 0.86), (0.5, 0.36, z + 0.4)], 0.035, BLACK(), n=5)
    for y in (-0.24, 0.24):
        turned_side([(0, 0.0), (0.09, 0.0), (0.1, -0.03), (0.1, -0.08)], (-1.04, y, z + 0.22), glow("head-lamp", (1, 0.95, 0.8), 0.6))
    box((0.1, 0.9, 0.1), (-1.12, 0, z + 0.02), BLACK(), 0.03)
    r = 0.42 if extra == "amphibious" else 0.38
    for x in (-0.68, 0.68):
        for s in (-1, 1):
            wheel(x, s * 0.56, r, r, 0.4 if extra == "amphibious" else 0.3, "white" if extra == "amphibious" else "yellow")
    box((0.5, 0.5, 0.04), (0.1, 0, z + 0.82), BLACK(), 0.015)


def rail(x, y, z=0.0, turn=0, length=1.0):
    def one():
        box((length, 0.44, 0.1), (0, 0, 0.05), BEECH(), 0.02)
        for s in (-1, 1):
            box((length, 0.06, 0.02), (0, s * 0.12, 0.098), mat("groove", (0.4, 0.25, 0.12), 0.7), 0.004)

    placed(one, (x, y, z), (0, 0, turn))


def wooden_wheels(xs, y=0.17, r=0.13):
    for x in xs:
        for s in (-1, 1):
            turned_front([(0, -0.03), (r, -0.03), (r + 0.01, 0), (r, 0.03), (0.04, 0.04), (0, 0.04)], (x, s * y, r), BEECH())
            if s < 0:
                disc(0.04, 0.02, (x, -y - 0.035, r), lacquer("red"))


def locomotive():
    box((0.8, 0.3, 0.12), (0, 0, 0.2), BEECH(), 0.02)
    turned_side([(0, -0.06), (0.15, -0.06), (0.16, -0.04), (0.16, 0.36), (0.14, 0.38), (0, 0.38)], (0, 0, 0.42), lacquer("red"))
    box((0.3, 0.32, 0.44), (0.22, 0, 0.46), lacquer("blue"), 0.03)
    box((0.38, 0.4, 0.06), (0.22, 0, 0.7), lacquer("yellow"), 0.025)
    upright(rounded(0.14, 0.14, 0.02), -0.166, -0.15, lacquer("white"), 0.004, x=0.22, z=0.52)
    lathe(curve([(0.05, 0), (0.05, 0.14), (0.09, 0.2), (0.07, 0.22), (0, 0.22)], 4), lacquer("yellow"), at=(-0.26, 0, 0.54), n=32)
    wooden_wheels((-0.24, 0.22))


def wagon(name, load):
    box((0.7, 0.3, 0.12), (0, 0, 0.2), BEECH(), 0.02)
    if load == "logs":
        for y, z in ((-0.08, 0.34), (0.08, 0.34), (0, 0.46)):
            turned_side([(0, -0.28), (0.075, -0.28), (0.08, -0.26), (0.08, 0.26), (0.075, 0.28), (0, 0.28)], (0, y, z), lacquer(name))
    else:
        box((0.56, 0.28, 0.28), (0, 0, 0.4), lacquer(name), 0.04)
    wooden_wheels((-0.2, 0.2))
    lathe([(0, 0.03), (0.04, 0.03), (0.04, 0)], STEEL(), at=(-0.38, 0, 0.2), n=24)


def train():
    extra = opt.get("extra", "magnets")
    lift = 0.1 if extra != "magnets" else 0
    if extra == "bridge":
        for x, turn in ((-1.4, 0), (1.4, 0)):
            rail(x, 0, 0, turn, 0.8)
        bow = [(-1.0, 0)] + [(0.9 * math.cos(math.radians(a)) * 1.1, 0.36 * math.sin(math.radians(a))) for a in range(170, 9, -8)] + [(1.0, 0), (0.72, 0)] + [(0.55 * math.cos(math.radians(a)), 0.2 * math.sin(math.radians(a))) for a in range(10, 171, 10)] + [(-0.72, 0)]
        upright(bow, -0.22, 0.22, BEECH(), 0.015)
        for s in (-1, 1):
            upright([(x, z + 0.02) for x, z in bow[:22]] + [(x, z + 0.16) for x, z in reversed(bow[:22])], s * 0.21 - 0.02, s * 0.21 + 0.02, lacquer("red"), 0.006)
        placed(locomotive, (0, 0, 0.36))
        placed(lambda: wagon("green", "box"), (1.35, 0, 0.1))
        return
    if extra in ("station", "rails"):
        for k in range(3):
            rail(-1.1 + 1.1 * k, -0.1, 0, 0, 1.08)
    if extra == "station":
        box((1.5, 0.5, 0.12), (0, 0.5, 0.06), lacquer("sand"), 0.02)
        box((0.9, 0.34, 0.5), (0, 0.58, 0.36), lacquer("white"), 0.02)
        prism(0, 0.58, 0.6, 1.1, 0.5, 0.3, "red")
        for x in (-0.28, 0.28):
            upright(rounded(0.14, 0.2, 0.02), 0.395, 0.42, lacquer("sky"), 0.004, x=x, z=0.4)
        upright(rounded(0.16, 0.34, 0.06), 0.395, 0.42, lacquer("green"), 0.004, x=0, z=0.3)
        turned_front([(0.07, 0), (0.07, 0.02), (0, 0.02)], (0, 0.33, 0.72), lacquer("white"))
    if extra == "rails":
        for k in range(9):
            a = math.radians(180 * k / 8 - 90)
            rail(1.64 + 0.62 * math.cos(a), 0.55 + 0.66 * math.sin(a), 0, math.degrees(a) + 90, 0.3)
        for k in range(3):
            rail(-1.1 + 1.1 * k, 1.22, 0, 0, 1.08)
        for x, y in ((-0.6, 0.55), (0.3, 0.62)):
            tree(x, y)
    y = -0.1 if extra in ("station", "rails") else 0
    placed(locomotive, (-0.95, y, lift))
    placed(lambda: wagon("green", "box"), (-0.06, y, lift))
    placed(lambda: wagon("orange", "logs"), (0.8, y, lift))


def small_wheel(x, y, z, r, w, name, lit=False):
    turned_front([(r * 0.7, -w / 2), (r * 0.95, -w / 2), (r, -w * 0.3), (r, w * 0.3), (r * 0.95, w / 2), (r * 0.7, w / 2)], (x, y, z), mat("glow-wheel", (0.35, 0.75, 0.9), 0.3, coat=0.4) if lit else TYRE())
    for s in (-1, 1):
        turned_front([(0, s * w * 0.4), (r * 0.3, s * w * 0.42), (r * 0.66, s * w * 0.3), (r * 0.72, s * w * 0.46)], (x, y, z), plastic(name))


def scooter():
    extra = opt.get("extra", "folding")
    name = {"three": "pink", "folding": "sky", "lit": "purple", "freestyle": "red"}[extra]
    if extra == "freestyle":
        box((1.5, 0.3, 0.06), (0.1, 0, 0.27), plastic("red"), 0.02)
        box((1.4, 0.26, 0.012), (0.1, 0, 0.305), mat("grip-tape", (0.02, 0.02, 0.02), 0.95, bump=1.0, scale=260), 0.003)
        tube([(-0.6, 0, 0.28), (-0.82, 0, 0.42), (-0.92, 0, 0.62)], [0.07, 0.07, 0.075], plastic("red"), n=6)
        tube([(-0.94, 0, 0.3), (-0.92, 0, 1.9)], 0.055, BLACK(), round_=False)
        tube([(-0.92, -0.5, 1.96), (-0.92, 0, 1.9), (-0.92, 0.5, 1.96)], 0.04, BLACK(), n=6)
        for s in (-1, 1):
            tube([(-0.92, s * 0.3, 1.935), (-0.92, s * 0.52, 1.965)], 0.06, RUBBER(), round_=False)
            box((0.34, 0.03, 0.08), (-0.95, s * 0.09, 0.24), STEEL(), 0.012)
        lathe([(0.075, 0), (0.09, 0.02), (0.09, 0.14), (0.075, 0.16)], STEEL(), at=(-0.93, 0, 0.66), n=40)
        small_wheel(-0.98, 0, 0.2, 0.2, 0.12, "white")
        small_wheel(0.98, 0, 0.2, 0.2, 0.12, "white")
        tube([(0.8, 0, 0.3), (0.95, 0, 0.44), (1.12, 0, 0.42)], 0.05, STEEL(), n=6, flat=0.3)
        return
    three = extra in ("three", "lit")
    box((1.3, 0.36, 0.07), (0.15, 0, 0.24), plastic(name), 0.03)
    box((1.1, 0.28, 0.012), (0.2, 0, 0.28), RUBBER(), 0.004)
    tube([(-0.5, 0, 0.25), (-0.68, 0, 0.34), (-0.74, 0, 0.5)], [0.09, 0.09, 0.08], plastic(name), n=6)
    tube([(-0.74, 0, 0.4), (-0.62, 0, 1.15)], 0.055, plastic(name), round_=False)
    tube([(-0.62, 0, 1.1), (-0.5, 0, 1.86)], 0.042, STEEL(), round_=False)
    box((0.12, 0.12, 0.12), (-0.615, 0, 1.16), BLACK(), 0.03)
    tube([(-0.5, -0.42, 1.9), (-0.5, 0, 1.86), (-0.5, 0.42, 1.9)], 0.042, BLACK(), n=6)
    for s in (-1, 1):
        tube([(-0.5, s * 0.26, 1.885), (-0.5, s * 0.44, 1.905)], 0.065, plastic(name), round_=False)
    if three:
        box((0.12, 0.6, 0.1), (-0.76, 0, 0.28), BLACK(), 0.03)
        for s in (-1, 1):
            small_wheel(-0.78, s * 0.34, 0.22, 0.22, 0.14, "white", extra == "lit")
    else:
        for s in (-1, 1):
            box((0.3, 0.03, 0.1), (-0.8, s * 0.09, 0.3), STEEL(), 0.012)
        small_wheel(-0.86, 0, 0.26, 0.26, 0.12, "white")
    small_wheel(0.86, 0, 0.22, 0.22, 0.16, "white", extra == "lit")
    tube([(0.66, 0, 0.3), (0.82, 0, 0.46), (1.02, 0, 0.42)], 0.07, plastic(name), n=6, flat=0.3)


def kite():
    extra = opt.get("extra", "diamond")
    thin = 0.012
    spar = lambda a, b: tube([a, b], 0.014, mat("spar", (0.05, 0.05, 0.055), 0.4), round_=False)
    face = lambda out, name, y=0.0: upright(out, y - thin, y, fabric("sail-" + name, COLORS[name], 240, 0.1, 0.6, 0.2), 0)
    if extra == "delta":
        for s in (-1, 1):
            face([(0, 2.0), (s * 0.46, 1.54), (s * 0.36, 1.0), (0, 1.2)], "red")
            face([(s * 0.46, 1.54), (s * 1.5, 0.5), (s * 1.0, 0.66), (s * 0.36, 1.0)], "yellow", -0.002)
            face([(0, 1.2), (s * 0.36, 1.0), (s * 0.5, 0.86), (s * 0.24, 0.72), (0, 0.62)], "blue")
            spar((0, 0.01, 2.0), (s * 1.5, 0.01, 0.5))
            spar((s * 0.36, 0.02, 1.0), (0, 0.02, 1.3))
        spar((0, 0.01, 2.02), (0, 0.01, 0.6))
    elif extra == "butterfly":
        for s in (-1, 1):
            face(closed([(0.0, 1.2), (s * 0.4, 1.9), (s * 1.1, 2.1), (s * 1.3, 1.7), (s * 0.9, 1.2), (s * 0.3, 1.0)]), "orange")
            face(closed([(0.0, 1.05), (s * 0.5, 1.1), (s * 0.95, 0.85), (s * 0.8, 0.4), (s * 0.4, 0.35), (s * 0.1, 0.7)]), "yellow", -0.004)
            face([(s * 0.86 + 0.18 * x, 1.7 + 0.18 * z) for x, z in ring_outline(1)], "blue", -0.014)
            face([(s * 0.58 + 0.12 * x, 0.72 + 0.12 * z) for x, z in ring_outline(1)], "red", -0.018)
            tube([(0, -0.03, 1.6), (s * 0.1, -0.03, 1.9), (s * 0.24, -0.03, 2.1)], 0.012, BLACK(), n=8)
        tube([(0, -0.03, 1.62), (0, -0.03, 1.1), (0, -0.03, 0.5)], [0.05, 0.08, 0.03], mat("body", (0.05, 0.03, 0.02), 0.8), n=8)
    else:
        giant = extra == "giant"
        a, b = ("purple", "sky") if giant else ("red", "yellow")
        face([(0, 2.2), (0.85, 1.45), (0, 1.45)], a)
        face([(0, 2.2), (-0.85, 1.45), (0, 1.45)], b)
        face([(0, 0.3), (0.85, 1.45), (0, 1.45)], b)
        face([(0, 0.3), (-0.85, 1.45), (0, 1.45)], a)
        if giant:
            face([(0.36 * x, 1.42 + 0.36 * z) for x, z in ring_outline(1)], "yellow", -0.014)
        spar((0, 0.01, 2.2), (0, 0.01, 0.3))
        spar((-0.85, 0.01, 1.45), (0.85, 0.01, 1.45))
    for s in (-1, 0, 1) if extra in ("giant", "delta") else (0,):
        x0, z0 = (s * 0.2, 0.4 if s else 0.3) if extra == "giant" else (s * 0.3, 0.75 if s else 0.6) if extra == "delta" else (0, 0.35)
        points = [(x0, 0, z0), (x0 + 0.1, -0.04, z0 - 0.22), (x0 - 0.02, -0.1, z0 - 0.4), (x0 + 0.2, -0.3, 0.03), (x0 + 0.6, -0.35, 0.03), (x0 + 0.9, -0.2, 0.03)]
        if extra in ("giant", "delta"):
            tube(points[:4], [0.05, 0.045, 0.04, 0.035], fabric("tail-" + str(s), COLORS[("red", "yellow", "teal")[s + 1]], 200, 0.2), n=10, flat=0.15)
        else:
            tube(points, 0.01, RUBBER(), n=10)
            for k, p in enumerate(points[1:]):
                for t in (-1, 1):
                    ball(0.07, (p[0] + t * 0.07, p[1], p[2]), felt(FIVE[k % 5]), (1.2, 0.4, 0.7))


{
    "rattle": rattle,
    "cubes": cubes,
    "plush": plush,
    "doll": doll,
    "doll-house": doll_house,
    "blocks": blocks,
    "puzzle": puzzle,
    "board-game": board_game,
    "car": car,
    "train": train,
    "scooter": scooter,
    "kite": kite,
}[opt["kind"]]()
opt["raw"] = True
